import { useIntl } from 'react-intl'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { WaitingPage } from './WaitingPage.tsx'

/** Renders `/waiting`: changes of this device that have not reached the shop yet. */
export function WaitingRoute() {
  const intl = useIntl()
  return (
    <PageBody width="reading">
      <PageHead title={intl.formatMessage({ id: 'waiting.pageTitle' })} noIndex />
      <WaitingPage />
    </PageBody>
  )
}
