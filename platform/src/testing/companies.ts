import { seedCompanies } from '../b2b/seedCompanies.ts'
import { textOf } from '../parse/fields.ts'
import type { Json, TestPlatform } from './withPlatform.ts'

export const MODERATOR = { 'x-moderation-key': 'mk-test' }
/** Body of the customer who registers a company. */
export const founder = (email: string) => ({
  email,
  firstname: 'Rosa',
  lastname: 'Mena',
  mothers_name: 'Paz',
  store_id: 8,
  company_id: 0,
  job_title: 'Dueña',
})
/** Body of a company, as the gateway sends one that named no state. */
export const company = (taxId: string, fields: Record<string, unknown> = {}) => ({
  company: {
    company_name: 'Casa Mena',
    company_email: 'hola@mena.example',
    telephone: '3312345678',
    vat_tax_id: taxId,
    reseller_id: taxId,
    country_id: 'MX',
    region_id: 2334,
    street: ['-'],
    city: '-',
    postcode: '44100',
    status: 0,
    customer_group_id: 1,
    sales_representative_id: 3,
    ...fields,
  },
})

/** Seeds the companies of development, and signs their users in. */
export async function openCompanies(platform: TestPlatform) {
  await seedCompanies(platform.database().db, new Date())
  const [boss, buyer, viewer, hotel] = await Promise.all(
    ['compras@mdn.example', 'obra@mdn.example', 'conta@mdn.example', 'direccion@casaazul.example'].map((email) =>
      signInUser(platform, email),
    ),
  )
  return { boss: boss!, buyer: buyer!, viewer: viewer!, hotel: hotel! }
}

/** A signed-in user of a company, with the calls that a test makes. */
export async function signInUser(platform: TestPlatform, username: string, password = 'Empresa2026') {
  const answer = await platform.post('/api/user/login', { username, password, device: 'desk' })
  const token = textOf(answer.body.result) ?? ''
  const customer = (await platform.get(`/api/user/me?token=${token}`)).body.result!
  const id = Number(customer.id)
  const url = (path: string) => `/api/ext/${path}${path.includes('?') ? '&' : '?'}token=${token}`
  return {
    id,
    token,
    get: (path: string) => platform.get(url(path)),
    post: (path: string, body: unknown, headers?: Record<string, string>) => platform.post(url(path), body, headers),
    put: (path: string, body: unknown) => platform.put(url(path), body),
    groupId: async () => (await platform.get(`/api/user/me?token=${token}`)).body.result!.group_id,
    company: async () => {
      const { items } = (await platform.get(url(`company_b2b/${id}`))).body.result as unknown as { items: Json[] }
      return items[0]!
    },
  }
}

/** The newest mail to an address, with the code or token of its link. */
export async function lastMail(platform: TestPlatform, recipient: string) {
  const mails = (await platform.get('/outbox')).body as unknown as readonly Record<string, string>[]
  const mail = mails.find((one) => one.recipient === recipient)
  const text = JSON.stringify(mail ?? null)
  return { text, code: /company-invitation\?code=([\w-]+)/.exec(text)?.[1] ?? '' }
}
