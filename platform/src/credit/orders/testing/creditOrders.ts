import { buy } from '../../../testing/buy.ts'
import { withAccount } from '../../../testing/creditAccount.ts'
import { asCustomer } from '../../../testing/customer.ts'
import type { Json, TestPlatform } from '../../../testing/withPlatform.ts'
import { linkAccount } from '../../accounts/linkAccount.ts'

export const BED = { sku: 'MAT-QN', qty: 2 }
/** Two beds with tax. */
export const PRICE = 4_640
export const ASKED = { reason: 'changed_mind' }

/** Credit of an order, as its buyer reads it. */
export const creditOf = async (order: Readonly<{ read: () => Promise<Json> }>) =>
  (await order.read()).payment?.credit as Json

/** Customers who order on credit, with an account and without. */
export function creditOrders(platform: TestPlatform) {
  let customers = 0
  const newCustomer = () => asCustomer(platform, `${(customers += 1)}@pedido.example`)
  const onCredit = (token: string, { qty = 2, ...additional }: Readonly<{ qty?: number; line?: boolean }> = {}) =>
    buy([platform, token], [{ ...BED, qty }], { method: 'storecredit', additional: { months: 12, ...additional } })

  /** Links an account of 5,000 to a customer. */
  async function linkLater({ get }: Pick<Awaited<ReturnType<typeof newCustomer>>, 'get'>) {
    const holder = await withAccount(platform)
    const { id } = (await get('me')).body.result!
    const link = { customerId: Number(id), account: holder.account }
    const { db } = platform.database()
    await db.transaction().execute((inside) => linkAccount(inside, link))
    return holder
  }

  /** A customer whose account of 5,000 is linked, and the credits that they see. */
  async function withLine() {
    const customer = await newCustomer()
    const holder = await linkLater(customer)
    const credits = async () => {
      const listed = await platform.get(`/api/ext/customer_credits?token=${customer.token}&type=MENUDEO`)
      return listed.body.result!
    }
    const invoices = async () => (await credits()).creditos!.MENUDEO!.facturas as unknown as readonly Json[]
    return { ...customer, holder, credits, invoices }
  }

  return { newCustomer, linkLater, withLine, onCredit }
}
