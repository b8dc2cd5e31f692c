import { expect, test } from 'vitest'
import { asCustomer } from '../testing/customer.ts'
import { MODERATOR, company, lastMail } from '../testing/companies.ts'
import { testDatabaseUrl } from '../testing/testDatabaseUrl.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const ROUNDS = 6

/** The super user of a new company that is approved. */
async function openCompany(name: string, taxId: string) {
  const user = await asCustomer(platform, `${name}@carrera.example`)
  const id = Number((await user.get('me')).body.result!.id)
  const url = `/api/ext/company_b2b/${id}?token=${user.token}`
  const save = (as: string) => platform.post(url, company(as))
  const companyId = Number((await save(taxId)).body.result!.id)
  await platform.put(`/api/ext/company_status/${companyId}`, { status: 1 }, MODERATOR)
  const body = { firstname: 'Inés', lastname: 'Soto', job_title: null, role: 'BUYER' }
  const invite = (email: string) =>
    platform.post(`/api/ext/company_users/${companyId}?token=${user.token}`, { ...body, email })
  return { companyId, save, invite }
}

test.skipIf(testDatabaseUrl() === null)(
  'invitations of two companies that are accepted at once: one company has the user (needs DATABASE_URL)',
  async () => {
    const [one, other] = [await openCompany('una', 'AAA010101AB1'), await openCompany('otra', 'BBB010101AB2')]
    for (let round = 0; round < ROUNDS; round += 1) {
      const { email, token } = await asCustomer(platform, `ines-${round}@carrera.example`)
      const codes: string[] = []
      for (const { invite } of [one, other]) {
        expect(await invite(email)).toMatchObject({ status: 200 })
        codes.push((await lastMail(platform, email)).code)
      }
      const accept = (code: string) => platform.post(`/api/ext/company_invitation?token=${token}`, { code })
      const answers = await Promise.all(codes.map(accept))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    }
  },
)

test.skipIf(testDatabaseUrl() === null)(
  'two companies that take one tax id at once: one has it (needs DATABASE_URL)',
  async () => {
    const companies = [await openCompany('tres', 'CCC010101AB3'), await openCompany('cuatro', 'DDD010101AB4')]
    for (let round = 0; round < ROUNDS; round += 1) {
      const taxId = `EEE01010${round + 1}AB5`
      const answers = await Promise.all(companies.map(({ save }) => save(taxId)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    }
  },
)
