import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buy } from '../testing/buy.ts'
import { MODERATOR, openCompanies } from '../testing/companies.ts'
import { withAccount, withInvoice } from '../testing/creditAccount.ts'
import { PASSWORD, asCustomer, signIn } from '../testing/customer.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const LAMP = 4
type Customer = Awaited<ReturnType<typeof asCustomer>>

const erase = ({ token }: Pick<Customer, 'token'>, currentPassword = PASSWORD, store = 'hogar') =>
  platform.post(`/api/ext/account_erase?token=${token}&storeCode=${store}`, { currentPassword })
const refused = (status: number, reason: string) => ({ status, body: { result: { reason } } })
const idOf = async (customer: Customer) => Number((await customer.get('me')).body.result!['id'])
const db = () => platform.database().db

/** Returns the names of the tables in which a text occurs in any column. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db())
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select 1 from ${sql.table(name)} as one where strpos(lower(one::text), ${text.toLowerCase()}) > 0 limit 1`.execute(
      db(),
    )
    if (hits.length > 0) found.push(name)
  }
  return found
}

async function delivered(customer: Customer) {
  const order = await buy([platform, customer.token], [{ sku: 'LAMP', qty: 1 }])
  for (const status of ['processing', 'order sent', 'order delivered']) await order.progress(status)
  return order
}

test('an erased account leaves the invoices of its orders, and a last mail', async () => {
  const ana = await asCustomer(platform, 'borrame@example.mx')
  const [id, phone] = [await idOf(ana), await signIn(platform, ana.email)]
  const order = await delivered(ana)
  await db()
    .updateTable('sales_order')
    .set({ email: ana.email, gift: JSON.stringify({ to: 'Eva', message: 'borrame@example.mx' }) })
    .where('order_number', '=', order.number)
    .execute()
  const query = `token=${ana.token}&storeCode=hogar`
  const review = { product_id: LAMP, title: 'Bien', detail: 'Alumbra', nickname: ana.email, rating: 4 }
  const created = await platform.post(`/api/review/create?${query}`, { review })
  expect(created).toMatchObject({ status: 200 })
  const { id: reviewId } = created.body.result as unknown as { id: number }
  await platform.put(`/api/review/${reviewId}/status`, { status: 'approved' }, MODERATOR)
  await platform.post(`/api/ext/product_questions?${query}`, { sku: 'LAMP', question: '¿Trae foco?', nickname: 'Ana', email: ana.email }) // prettier-ignore
  await platform.post(`/api/wishlist/create?${query}`, { wishlist_name: 'borrame@example.mx' })
  await db().insertInto('newsletter_subscription').values({ email: ana.email, status: 'subscribed' }).execute()
  await db().insertInto('stock_wish').values({ sku: 'LAMP', email: ana.email, store_code: 'hogar' }).execute()
  await ana.post('reset-password', { email: ana.email })
  expect(await tablesWith(ana.email)).toEqual(
    expect.arrayContaining(['customer', 'newsletter_subscription', 'outbox', 'sales_order', 'stock_wish', 'wish_list']),
  )

  expect(await erase(ana, PASSWORD, 'de')).toMatchObject({ status: 200, body: { result: true } })

  expect(await tablesWith(ana.email)).toEqual(['outbox'])
  expect((await platform.get(`/outbox?recipient=${ana.email}`)).body).toMatchObject([
    { subject: 'Dein Konto ist gelöscht' },
  ])
  for (const device of [ana, phone]) expect(await device.get('me')).toMatchObject({ status: 401 })
  const kept = await db().selectFrom('sales_order').selectAll().where('order_number', '=', order.number).execute()
  expect(kept).toMatchObject([
    {
      customer_id: null,
      email: '',
      gift: null,
      receipt_code: null,
      billing_address: {
        firstname: expect.stringMatching(/./),
        street: expect.any(Array),
        telephone: null,
        email: null,
      },
    },
  ])
  expect(await db().selectFrom('customer').select('id').where('id', '=', id).execute()).toEqual([])
  const listed = await platform.get(`/api/review/list?skus=LAMP&storeCode=hogar`)
  expect(JSON.stringify(listed.body)).not.toContain(ana.email)
  const again = await asCustomer(platform, ana.email)
  expect((await again.get('order-history')).body.result).toMatchObject({ items: [] })
})

test('it takes the password, and wrong ones are counted as any', async () => {
  const ana = await asCustomer(platform, 'clave@example.mx')
  expect(await erase(ana, 'Otra-1234')).toMatchObject(refused(403, 'password_wrong'))
  expect(await erase({ token: 'x' })).toMatchObject({ status: 401 })
  expect(await ana.get('me')).toMatchObject({ status: 200 })
})

test('orders on their way keep it; a canceled one does not', async () => {
  const ana = await asCustomer(platform, 'abierto@example.mx')
  const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }])
  expect(await erase(ana)).toMatchObject(refused(409, 'orders_open'))
  await order.post('/cancel', { reason: 'changed_mind' })
  expect(await erase(ana)).toMatchObject({ status: 200 })
})

test('an order that was delivered and not paid keeps it, and is named with what is due', async () => {
  const ana = await asCustomer(platform, 'debe@example.mx')
  const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 2 }], { method: 'banktransfer' })
  for (const status of ['order sent', 'order delivered']) await order.progress(status)
  const orders = [{ order_number: order.number, due: 1_044, currency: 'MXN' }]
  expect(await erase(ana)).toMatchObject({ status: 409, body: { result: { reason: 'payment_due', orders } } })
  await platform.put(`/api/order/${order.number}/payment`, {})
  expect(await erase(ana)).toMatchObject({ status: 200 })
})

test('a balance of the wallet keeps it', async () => {
  const ana = await asCustomer(platform, 'cartera@example.mx')
  const entry = { customer_id: await idOf(ana), currency: 'MXN', note: 'test' }
  await db().insertInto('wallet_entry').values({ ...entry, amount: '20' }).execute() // prettier-ignore
  expect(await erase(ana)).toMatchObject(refused(409, 'wallet_left'))
  await db().insertInto('wallet_entry').values({ ...entry, amount: '-20' }).execute() // prettier-ignore
  expect(await erase(ana)).toMatchObject({ status: 200 })
})

test('a credit that is not paid off keeps it; without one the credit account stays by itself', async () => {
  const ana = await asCustomer(platform, 'credito@example.mx')
  const { account, invoice } = await withCredit(await idOf(ana))
  expect(await erase(ana)).toMatchObject(refused(409, 'credit_open'))
  await db().updateTable('credit_invoice').set({ status: 'LIQUIDADO' }).where('number', '=', invoice).execute()
  expect(await erase(ana)).toMatchObject({ status: 200 })
  const kept = db().selectFrom('credit_account').select('customer_id').where('number', '=', account)
  expect(await kept.execute()).toEqual([{ customer_id: null }])
})

async function withCredit(customerId: number) {
  const holder = await withAccount(platform)
  const { number } = await withInvoice(platform, holder)
  const owning = db().updateTable('credit_account').set({ customer_id: customerId })
  await owning.where('id', '=', holder.account.id).execute()
  return { account: holder.number, invoice: number }
}

test('the one who manages a company keeps the account until another does', async () => {
  const { boss, buyer } = await openCompanies(platform)
  const attempt = ({ token }: { token: string }) => erase({ token }, 'Empresa2026')
  expect(await attempt(boss)).toMatchObject(refused(409, 'company_owner'))
  expect(await attempt(buyer)).toMatchObject({ status: 200 })
})

test('an account that can be taken back by its earlier address stays until then', async () => {
  const ana = await asCustomer(platform, 'vieja@example.mx')
  await db().updateTable('customer').set({ email: 'nueva@example.mx' }).where('email', '=', ana.email).execute()
  const undo = { hash: 'h', customer_id: await idOf(ana), old_email: ana.email, created_at: new Date() }
  await db().insertInto('email_undo').values({ ...undo, expires_at: new Date(Date.now() + 60_000) }).execute() // prettier-ignore
  expect(await erase(ana)).toMatchObject(refused(409, 'email_recent'))
})
