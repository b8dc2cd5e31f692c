import creditWizardRouteQuery from '../../__generated__/CreditWizardRouteQuery$parameters'
import { type ShopRoute, onServer, pageRoute } from '../../routing/shopRoute.ts'
import { creditVerdict } from '../../routing/targets/creditVerdict.ts'
import { WIZARDS } from './wizardPaths.ts'

/** Routes of applications for credit. None is cached publicly. */
export const WIZARD_PAGES: readonly ShopRoute[] = WIZARDS.map(({ path, kind, customer }) =>
  pageRoute({
    path,
    source: 'src/credit/wizard/CreditWizardRoute.tsx',
    load: () => import('./CreditWizardRoute.tsx').then((module) => module.CreditWizardRoute),
    messages: 'creditAccount',
    query: creditWizardRouteQuery,
    variables: () => ({ kind, customer, isHome: customer === 'HOME' }),
    judge: onServer(creditVerdict),
  }),
)
