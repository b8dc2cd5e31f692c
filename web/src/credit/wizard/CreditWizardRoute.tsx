import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CreditWizardRouteQuery } from '../../__generated__/CreditWizardRouteQuery.graphql'
import { ErrorState } from '../../design/ErrorState.tsx'
import { PageBody } from '../../design/PageBody.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { CreditWizard } from './CreditWizard.tsx'
import { findWizard } from './wizardPaths.ts'
import { WizardDrafts } from './WizardDrafts.tsx'

/** Routes of applications for credit: `/credilana/nuevo/registro` and the others of `wizardPaths.ts`. */
export function CreditWizardRoute() {
  const routeQuery = useRouteQuery<CreditWizardRouteQuery>()
  const { store, creditApplication, creditAccount } = usePreloadedQuery<CreditWizardRouteQuery>(
    graphql`
      query CreditWizardRouteQuery($kind: CreditKind!, $customer: CreditCustomer!, $isHome: Boolean!) @preloadable {
        store {
          credit {
            ...CreditWizard_credit @arguments(kind: $kind, customer: $customer)
          }
        }
        creditApplication @catch(to: RESULT) {
          ...CreditWizard_application
        }
        creditAccount @include(if: $isHome) {
          ...WizardSteps_account
        }
      }
    `,
    routeQuery,
  )
  const { formatMessage } = useIntl()
  const wizard = findWizard(routeQuery.variables.kind, routeQuery.variables.customer)
  if (!store.credit || !wizard) return <NotFoundPage />
  const title = formatMessage({ id: 'creditWizard.title' }, { kind: wizard.kind })
  return (
    <PageBody>
      <PageHead title={title} noIndex />
      <meta name="referrer" content="no-referrer" />
      <h1>{title}</h1>
      {creditApplication.ok ? (
        <WizardDrafts>
          <CreditWizard
            wizard={wizard}
            credit={store.credit}
            application={creditApplication.value ?? null}
            account={creditAccount ?? null}
          />
        </WizardDrafts>
      ) : (
        <ErrorState message={formatMessage({ id: 'creditWizard.trouble' })} onRetry={() => window.location.reload()} />
      )}
    </PageBody>
  )
}
