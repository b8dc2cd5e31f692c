import { COMPANY_STORE, hasBusiness, isCompanyStore } from '@hogar/schema/companyStore.ts'
import type {
  CompanyResolvers,
  CustomerResolvers,
  MutationResolvers,
  StoreResolvers,
} from '../__generated__/resolverTypes.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { money } from '../graph/money.ts'
import { acceptCompanyInvitation } from './acceptCompanyInvitation.ts'
import { changeCompanyUser } from './changeCompanyUser.ts'
import { readCompany } from './companyClient.ts'
import { readCompanyOrders } from './readCompanyOrders.ts'
import { inviteCompanyUser } from './inviteCompanyUser.ts'
import { permissionsOf } from './permissionsOf.ts'
import { registerCompany } from './registerCompany.ts'
import { requestWholesale } from './requestWholesale.ts'
import { switchBuyer } from './switchBuyer.ts'
import { updateCompany } from './updateCompany.ts'

export const companyMutations = {
  registerCompany,
  updateCompany,
  inviteCompanyUser,
  changeCompanyUser,
  acceptCompanyInvitation,
  requestWholesale,
  switchBuyer,
} satisfies MutationResolvers

export const storeBusinessResolvers = {
  business: (store) => (hasBusiness(store) ? { isHere: isCompanyStore(store), storeCode: COMPANY_STORE } : null),
} satisfies Pick<StoreResolvers, 'business'>

/** Resolvers of the customer's company. All of them share one call, as equal reads of a request do. */
export const customerCompanyResolvers = {
  company: ({ customerId }, _arguments, context) => readCompany(context, customerId),
  companyRole: async ({ customerId }, _arguments, context) => (await readCompany(context, customerId))?.role ?? null,
  buysForCompany: async ({ customerId }, _arguments, context) => {
    const company = await readCompany(context, customerId)
    return company?.status === 'APPROVED' || company?.status === 'BLOCKED' ? !company.buysForSelf : null
  },
} satisfies Pick<CustomerResolvers, 'company' | 'companyRole' | 'buysForCompany'>

export const companyResolvers = {
  id: ({ storeCode, companyId }) => toGlobalId('Company', storeCode, companyId),
  permissions: (company) => permissionsOf(company),
  wholesaleProgress: ({ missing }, _arguments, { store }) =>
    missing && { ordersMissing: missing.orders, amountMissing: money(missing.amount, store.currencyCode) },
  orders: (company, page, context) =>
    permissionsOf(company).includes('READ_ORDERS') ? readCompanyOrders(context, company, page) : null,
} satisfies CompanyResolvers
