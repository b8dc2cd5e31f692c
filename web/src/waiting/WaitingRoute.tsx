import { useIntl } from 'react-intl'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/PageHead.tsx'
import { WaitingPage } from './WaitingPage.tsx'

/** `/waiting`: what was done on this device and is not at the shop yet. */
export function WaitingRoute() {
  const intl = useIntl()
  return (
    <PageBody width="reading">
      <PageHead title={intl.formatMessage({ id: 'waiting.pageTitle' })} noIndex />
      <WaitingPage />
    </PageBody>
  )
}
