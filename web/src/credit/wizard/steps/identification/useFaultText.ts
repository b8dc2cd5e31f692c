import { useIntl } from 'react-intl'
import type { DocumentFault } from '../pictures/readDocument.ts'

/** React hook that returns the sentence on the fault of a file. */
export function useFaultText(): (fault: DocumentFault) => string {
  const { formatMessage } = useIntl()
  return (fault) => {
    if (fault === 'type') return formatMessage({ id: 'creditSteps.fileType' })
    if (fault === 'size') return formatMessage({ id: 'creditSteps.fileSize' })
    return formatMessage({ id: 'creditSteps.notLegible' }, { fault })
  }
}
