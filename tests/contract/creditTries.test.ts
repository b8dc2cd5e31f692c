import { describe, expect, it } from 'vitest'
import { newCurp } from '../../platform/src/credit/applications/testing/applicant.ts'
import { drawPhoto, pdfOf } from '../../platform/src/credit/files/testing/photos.ts'
import { asBrowser } from '../testkit/graph/accountBrowser.ts'
import {
  APPLICANT_ADDRESS,
  APPLICANT_REFERENCE,
  CLABE,
  CREDIT_TERMS,
  creditApplicant,
  newApplicant,
} from '../testkit/shoppers/creditApplicant.ts'

const TERMS = { kind: 'CREDILANA', ...CREDIT_TERMS }
/** Development account with a line of 58,000 pesos, of which nothing is owed. */
const PAID = { accountNumber: 'C10000040', pin: '8520' }

const applicant = () => creditApplicant(asBrowser())
type Applicant = ReturnType<typeof applicant>

/** An application whose applicant is known. */
async function opened(terms: object = TERMS): Promise<Applicant> {
  const session = applicant()
  await session.done('startCreditApplication', terms)
  await session.done('setCreditApplicant', newApplicant())
  return session
}

/** The application of the holder of an account. */
async function openedAtHome(amount: string): Promise<Applicant> {
  const session = applicant()
  await session.done('openCreditAccount', PAID, 'account { number }')
  await session.done('startCreditApplication', { ...TERMS, customer: 'HOME', amount })
  return session
}

const faults = ({ userErrors }: Awaited<ReturnType<Applicant['change']>>) =>
  userErrors.map(({ code, field }) => [code, field?.join('.')])

/** Returns the day `years` ago and `days` later in Mexico City, as `yyyy-mm-dd`. */
function dayAgo(years: number, days = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date())
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

describe('the birth date of an applicant', () => {
  it.each([
    ['tomorrow', () => dayAgo(0, 1), 'DATE_IN_FUTURE'],
    ['today', () => dayAgo(0), 'UNDERAGE'],
    ['18 years ago tomorrow', () => dayAgo(18, 1), 'UNDERAGE'],
  ] as const)('%s is refused', async (_when, birthDate, code) => {
    const session = applicant()
    await session.done('startCreditApplication', TERMS)
    const born = { birthDate: birthDate(), curp: newCurp(birthDate()) }
    const refused = await session.change('setCreditApplicant', { ...newApplicant(), ...born })
    expect(faults(refused)).toEqual([[code, 'birthDate']])
  })

  it('18 years ago today is that of an adult', async () => {
    const session = applicant()
    await session.done('startCreditApplication', TERMS)
    const born = { birthDate: dayAgo(18), curp: newCurp(dayAgo(18)) }
    const { application } = await session.done('setCreditApplicant', { ...newApplicant(), ...born })
    expect(application).toMatchObject({ status: 'DRAFT' })
  })

  it.each(['LORA900514MJCPZN09', 'MOSE020229HJCRNLA0', 'LORA900514MJCPZN0'])('is in no CURP %s', async (curp) => {
    const session = applicant()
    await session.done('startCreditApplication', TERMS)
    expect(faults(await session.change('setCreditApplicant', { ...newApplicant(), curp }))).toEqual([
      ['CURP_INVALID', 'curp'],
    ])
  })
})

describe('the amount of a loan', () => {
  it('of a new customer is 500 to 5,000 pesos in steps of 500', async () => {
    for (const amount of ['499.99', '750', '5500', '1e3', '-500'])
      expect([amount, faults(await applicant().change('startCreditApplication', { ...TERMS, amount }))]).toEqual([
        amount,
        [['CREDIT_AMOUNT', 'amount']],
      ])
    for (const amount of ['500', '5000']) await applicant().done('startCreditApplication', { ...TERMS, amount })
  })

  it('of a home customer needs a life insurance above 5,000 pesos', async () => {
    const session = await openedAtHome('5000')
    const state = async () => (await session.done('setCreditOffer', { ...CREDIT_TERMS, amount: '5500' })).application
    const { application } = await session.done('setCreditOffer', CREDIT_TERMS)
    expect(application?.missingSteps).toEqual(['LIVE_TEST', 'DEPOSIT', 'REVIEW'])
    expect((await state())?.missingSteps).toEqual(['LIVE_TEST', 'INSURANCE', 'DEPOSIT', 'REVIEW'])
    const beneficiaries = [{ name: 'Luis', surname: 'García', kinship: 'hermano', percent: 100 }]
    await session.done('setCreditInsurance', { code: 'VIDA-10', beneficiaries })
    expect((await state())?.missingSteps).toEqual(['LIVE_TEST', 'DEPOSIT', 'REVIEW'])
    const without = await session.change('setCreditInsurance', { code: null })
    expect(without.application?.missingSteps).toContain('INSURANCE')
    await session.done('setCreditOffer', { ...CREDIT_TERMS, amount: '10500' })
    const tooLow = await session.change('setCreditInsurance', { code: 'VIDA-10', beneficiaries })
    expect(faults(tooLow)).toEqual([['INSURANCE_TOO_LOW', 'code']])
  })
})

describe('the beneficiaries of an insurance', () => {
  const shared = (...percents: readonly number[]) => ({
    code: 'VIDA-10',
    beneficiaries: percents.map((percent, at) => ({
      name: ['Rosa', 'Luis', 'Eva', 'Juan', 'Olga', 'Iván'][at],
      surname: 'García',
      kinship: 'hijo',
      percent,
    })),
  })

  it('share 100 percent: the error names their sum', async () => {
    const session = await opened()
    const refused = await session.change('setCreditInsurance', shared(50, 49))
    expect(refused.userErrors).toMatchObject([
      { code: 'BENEFICIARIES_SUM', message: 'Los porcentajes deben sumar 100 %. Van 99 %.' },
    ])
    await session.done('setCreditInsurance', shared(33, 33, 34))
  })

  it('are one to five persons, each with one percent at least', async () => {
    const session = await opened()
    for (const [given, code] of [
      [shared(20, 20, 20, 20, 10, 10), 'BENEFICIARIES_COUNT'],
      [shared(), 'BENEFICIARIES_COUNT'],
      [shared(100, 0), 'INVALID'],
      [shared(101, -1), 'INVALID'],
    ] as const)
      expect((await session.change('setCreditInsurance', given)).userErrors).toMatchObject([{ code }])
    const [one] = shared(50).beneficiaries
    const twice = await session.change('setCreditInsurance', { code: 'VIDA-10', beneficiaries: [one, one] })
    expect(twice.userErrors).toMatchObject([{ code: 'BENEFICIARIES_TWICE' }])
    await session.done('setCreditInsurance', shared(20, 20, 20, 20, 20))
  })
})

describe('the reference of an applicant', () => {
  it.each([
    ['Av. Juarez', '10'],
    ['AV. JUÁREZ', '10'],
    ['av juárez', ' 10 '],
  ])('does not live with them, as at %s %s', async (street, number) => {
    const session = await opened()
    await session.done('setCreditAddress', APPLICANT_ADDRESS)
    const home = { ...APPLICANT_REFERENCE, street, number, postcode: '44100' }
    const refused = await session.change('setCreditReference', home)
    expect(refused.userErrors).toMatchObject([
      { code: 'REFERENCE_SAME_ADDRESS', message: 'Tu referencia no puede vivir contigo.' },
    ])
    await session.done('setCreditReference', { ...home, number: '12' })
  })

  it('has another telephone, and texts of 80 characters at most', async () => {
    const session = applicant()
    const person = newApplicant()
    await session.done('startCreditApplication', TERMS)
    await session.done('setCreditApplicant', person)
    const same = await session.change('setCreditReference', { ...APPLICANT_REFERENCE, telephone: person.telephone })
    expect(same.userErrors).toMatchObject([{ code: 'REFERENCE_SAME_TELEPHONE' }])
    const long = await session.change('setCreditReference', { ...APPLICANT_REFERENCE, street: 'x'.repeat(81) })
    expect(faults(long)).toEqual([['INVALID', 'street']])
  })
})

describe('the account that a loan is paid to', () => {
  it('is a CLABE with its check digit, whose bank is named', async () => {
    const session = applicant()
    const check = (account: string) => session.change('checkBankAccount', { account }, 'bank { name }')
    expect(await check(CLABE)).toMatchObject({ bank: { name: 'Banamex' }, userErrors: [] })
    for (const account of ['002010077777777772', '00201007777777777', '4169160000007775', ''])
      expect([account, (await check(account)).userErrors]).toMatchObject([account, [{ code: 'BANK_ACCOUNT_WRONG' }]])
  })
})

describe('an identification file', () => {
  const sent = async (session: Applicant, content: string, type = 'image/jpeg') => {
    const [status, { code, slot }] = await session.put('/credit/files/ID_FRONT', Buffer.from(content, 'base64'), type)
    return [status, code ?? slot]
  }

  it('is a photo or a PDF by its content, and a PDF is below 500,000 bytes', async () => {
    const session = await opened()
    const pdf = 'application/pdf'
    expect(await sent(session, pdfOf(499_999), pdf)).toEqual([200, 'ID_FRONT'])
    expect(await sent(session, pdfOf(500_000), pdf)).toEqual([413, 'FILE_TOO_LARGE'])
    expect(await sent(session, pdfOf(1_000), 'image/jpeg')).toEqual([200, 'ID_FRONT'])
    const png = await drawPhoto({ format: 'png' })
    for (const type of ['image/jpeg', pdf, 'image/png'])
      expect([type, await sent(session, png, type)]).toEqual([type, [400, 'FILE_TYPE']])
    expect(await sent(session, pdfOf(1_000, '/J#61vaScript'), pdf)).toEqual([400, 'FILE_TYPE'])
  })

  it('is legible', async () => {
    const session = await opened()
    expect(await sent(session, await drawPhoto())).toEqual([200, 'ID_FRONT'])
    for (const [fault, photo] of [
      ['dark', { tones: [0, 5] }],
      ['bright', { tones: [245, 255] }],
      ['small', { width: 300, height: 200 }],
    ] as const)
      expect([fault, await sent(session, await drawPhoto(photo))]).toEqual([fault, [400, 'ID_NOT_LEGIBLE']])
  })
})
