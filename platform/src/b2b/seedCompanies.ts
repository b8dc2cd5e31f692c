import { type Kysely, sql } from 'kysely'
import { insertCustomer, findCustomerByEmail } from '../customers/customerRepository.ts'
import { hashPassword } from '../customers/password/password.ts'
import type { Database, Schema } from '../database/schema.ts'
import { companyStore } from './companyMails.ts'
import type { CompanyRole } from './companyTables.ts'
import { STATUS } from './membership.ts'

const SEED_LOCK = 7_410_004
/** Password of every seeded user, in development. */
const SEED_PASSWORD = 'Empresa2026'

type SeedUser = Readonly<{ email: string; firstname: string; lastname: string; role: CompanyRole; jobTitle: string }>
type SeedCompany = Readonly<{
  name: string
  email: string
  telephone: string
  taxId: string
  regionId: number
  status: number
  isWholesale: boolean
  users: readonly SeedUser[]
}>

const COMPANIES: readonly SeedCompany[] = [
  {
    name: 'Muebles del Norte',
    email: 'hola@mdn.example',
    telephone: '8183345678',
    taxId: 'MDN150305AB8',
    regionId: 567,
    status: STATUS.approved,
    isWholesale: true,
    users: [
      {
        email: 'compras@mdn.example',
        firstname: 'Carla',
        lastname: 'Treviño',
        role: 'SUPER_USER',
        jobTitle: 'Compras',
      },
      { email: 'obra@mdn.example', firstname: 'Óscar', lastname: 'Garza', role: 'BUYER', jobTitle: 'Obra' },
      { email: 'conta@mdn.example', firstname: 'Nora', lastname: 'Cantú', role: 'VIEWER', jobTitle: 'Contabilidad' },
    ],
  },
  {
    name: 'Hotel Casa Azul',
    email: 'direccion@casaazul.example',
    telephone: '9515140000',
    // The tax number of the public: a moderator has to look, so that it stays pending.
    taxId: 'XAXX010101000',
    regionId: 568,
    status: STATUS.pending,
    isWholesale: false,
    users: [
      {
        email: 'direccion@casaazul.example',
        firstname: 'Elena',
        lastname: 'Ruiz',
        role: 'SUPER_USER',
        jobTitle: 'Dirección',
      },
    ],
  },
]

/** Makes companies with known passwords on the first start, for development. */
export async function seedCompanies(db: Kysely<Schema>, now: Date): Promise<void> {
  const isKnown = await db.selectFrom('company').select('id').limit(1).executeTakeFirst()
  if (isKnown !== undefined) return
  const passwordHash = await hashPassword(SEED_PASSWORD)
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`.execute(transaction)
    const known = await transaction.selectFrom('company').select('id').limit(1).executeTakeFirst()
    if (known !== undefined) return
    for (const company of COMPANIES) await seedCompany(transaction, company, { passwordHash, now })
  })
}

async function seedCompany(
  db: Database,
  company: SeedCompany,
  { passwordHash, now }: Readonly<{ passwordHash: string; now: Date }>,
): Promise<void> {
  const { id } = await db
    .insertInto('company')
    .values({
      name: company.name,
      email: company.email,
      telephone: company.telephone,
      tax_id: company.taxId,
      country_id: 'MX',
      region_id: company.regionId,
      street: JSON.stringify(['-']),
      city: '-',
      postcode: '44100',
      status: company.status,
      status_reason: null,
      customer_group_id: company.isWholesale ? 2 : 1,
      wholesale_since: company.isWholesale ? now : null,
      pending_since: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { email, firstname, lastname, role, jobTitle } of company.users) {
    const person = { email, firstname, lastname, passwordHash, storeCode: companyStore().code, addresses: [] }
    const customer = (await findCustomerByEmail(db, email)) ?? (await insertCustomer(db, person))
    const place = { company_id: id, role, job_title: jobTitle, joined_at: now }
    await db
      .insertInto('company_user')
      .values({ customer_id: customer.id, ...place })
      .onConflict((conflict) => conflict.column('customer_id').doNothing())
      .execute()
  }
}
