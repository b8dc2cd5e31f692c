import { FormattedMessage, useIntl } from 'react-intl'
import type { Document } from '../pictures/readDocument.ts'
import styles from '../pictures/Pictures.module.css'

/** Chosen file as it is sent: its picture, or that it is a PDF. */
export function FilePreview({ document: { preview }, label }: Readonly<{ document: Document; label: string }>) {
  const { formatMessage } = useIntl()
  if (preview === null)
    return (
      <p className={styles.pdf}>
        <FormattedMessage id="creditSteps.pdf" />
      </p>
    )
  const alt = formatMessage({ id: 'creditSteps.previewOf' }, { slot: label })
  return <img className={styles.preview} src={preview} alt={alt} />
}
