import { randomUUID } from 'node:crypto'
import { newCurp, newTelephone } from '../../../platform/src/credit/applications/testing/applicant.ts'
import { drawPhoto, pdfOf } from '../../../platform/src/credit/files/testing/photos.ts'
import { asBrowser } from '../graph/accountBrowser.ts'
import type { Account } from './customerOrder.ts'
import { nextAddress } from '../graph/nextAddress.ts'
import { sharedShop } from '../servers/sharedShop.ts'
import { messagesTo, smsCodeTo } from './smsCodeTo.ts'

const photos = Promise.all([1, 2, 3, 4].map((seed) => drawPhoto({ seed })))
/** Terms of a loan of 5,000 over a year. */
export const CREDIT_TERMS = { amount: '5000', months: 12, frequency: 'WEEKLY' } as const
/** Address of an applicant, where the shop lends. */
export const APPLICANT_ADDRESS = {
  postcode: '44100',
  municipality: 'Guadalajara',
  suburb: 'Centro',
  street: 'Av. Juárez',
  number: '10',
  age: '1-3A',
} as const
/** Reference of an applicant, who lives elsewhere. */
export const APPLICANT_REFERENCE = {
  kinship: 'hermano',
  firstNames: 'Luis',
  fatherName: 'García',
  telephone: '3398765432',
  street: 'Calle Hidalgo',
  number: '5',
  postcode: '44100',
} as const
/** CLABE of an account that a loan can be paid to. */
export const CLABE = '002010077777777771'
const CONSENTS = { consentsToHistory: true, consentsToPrivacy: true, acceptsTerms: true }
const STATE = 'application { number status missingSteps offer { token } }'

type Application = Readonly<{
  number: string | null
  status: string
  missingSteps: readonly string[]
  offer: Readonly<{ token: string }> | null
}>
type Refusal = Readonly<{ code: string; message: string; field: readonly string[] | null }>
type Payload = Readonly<{ application: Application | null; userErrors: readonly Refusal[] }> &
  Readonly<Record<string, unknown>>

/** A request for credit: its number, and the telephone that its SMS go to. */
export type CreditRequest = Readonly<{ number: string; telephone: string }>

/** A shop, and the store of it that an applicant is in: `hogar` unless named. */
type Shop = Readonly<{ gateway: string; platform: string; store?: string }>

/** Names, birth date and CURP of a person whom no other test has. */
export const newApplicant = () => ({
  firstNames: 'Ana María',
  fatherName: 'López',
  motherName: 'Ruiz',
  birthDate: '1990-05-14',
  curp: newCurp(),
  telephone: newTelephone(),
  email: `${randomUUID().slice(0, 8)}@credit.example`,
})

/** How a session of a shop applies for credit through the graph. */
export function creditApplicant(account: Account, shop: Pick<Shop, 'gateway' | 'store'> = sharedShop()) {
  const { gateway, store = 'hogar' } = shop
  // Uploads are limited by address.
  const address = nextAddress()
  const change = async (name: string, input: object, fields = STATE): Promise<Payload> => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`
    const source = `mutation ($input: ${type}) { ${name}(input: $input) { ${fields} userErrors { code message field } } }`
    const { data, text } = await account.send(source, { input })
    if (!data?.[name]) throw new Error(`${name}: ${text}`)
    return data[name] as Payload
  }
  const done = async (name: string, input: object, fields?: string) => {
    const payload = await change(name, input, fields)
    if (payload.userErrors.length > 0) throw new Error(`${name}: ${JSON.stringify(payload.userErrors)}`)
    return payload
  }
  const put = async (path: string, body: string | Buffer, type: string) => {
    const headers = {
      cookie: account.cookie(),
      origin: new URL(gateway).origin,
      'x-store': store,
      'x-hogar-client': 'test',
      'x-forwarded-for': address,
      'content-type': type,
    }
    const content = new Blob([new Uint8Array(Buffer.from(body))])
    const response = await fetch(`${gateway}${path}`, { method: 'PUT', headers, body: content })
    return [response.status, (await response.json()) as Readonly<Record<string, unknown>>] as const
  }
  const upload = async (path: string, body: string | Buffer, type: string) => {
    const [status, answer] = await put(path, body, type)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
  }
  const passLiveTest = async () => {
    const [photo, ...frames] = await photos
    const { challenge } = await done('startLiveTest', {}, 'challenge')
    const path = `/credit/live-test?challenge=${encodeURIComponent(String(challenge))}`
    await upload(path, JSON.stringify({ photo, frames }), 'application/json')
  }
  const send = async (offerToken: string | undefined) => {
    const input = { offerToken, ...CONSENTS, clientMutationId: randomUUID() }
    const { application } = await done('submitCreditApplication', input)
    return application?.number ?? ''
  }
  return { change, done, put, upload, passLiveTest, send }
}

/** Opens the application of a new person, up to the confirmed telephone. Returns the telephone. */
export async function openNewApplication(
  account: Account,
  start: object = { kind: 'CREDILANA', ...CREDIT_TERMS },
  shop: Shop = sharedShop(),
): Promise<string> {
  const { done } = creditApplicant(account, shop)
  const applicant = newApplicant()
  await done('startCreditApplication', start)
  await done('setCreditApplicant', applicant)
  await done('sendCreditCode', {}, 'resendAt')
  await done('confirmCreditCode', { code: await smsCodeTo(shop.platform, applicant.telephone) })
  return applicant.telephone
}

/** Applies for a cash loan of 5,000 as a new person, and sends the application. */
export async function applyForCredit(account: Account, shop: Shop = sharedShop()): Promise<CreditRequest> {
  const { done, send } = creditApplicant(account, shop)
  const telephone = await openNewApplication(account, { kind: 'CREDILANA', ...CREDIT_TERMS }, shop)
  await proveIdentity(account, shop)
  const { application } = await done('setCreditDeposit', { method: 'CLABE', account: CLABE })
  return { number: await send(application?.offer?.token), telephone }
}

/** Applies for a line of credit as a new person, and sends the application. Returns its number. */
export async function applyForLine(account: Account, shop: Shop): Promise<string> {
  await openNewApplication(account, { kind: 'MERCHANDISE' }, shop)
  await proveIdentity(account, shop)
  return creditApplicant(account, shop).send(undefined)
}

/** Takes the application of a new person for a cash loan of 5,000 up to the live test. */
export async function applyUntilLiveTest(account: Account): Promise<CreditRequest> {
  const shop = sharedShop()
  const telephone = await openNewApplication(account)
  return { number: await sendIdentity(account, shop), telephone }
}

/** Sends address, reference, identification files and live test of the open application. */
export async function proveIdentity(account: Account, shop: Shop = sharedShop()): Promise<void> {
  await sendIdentity(account, shop)
  await creditApplicant(account, shop).passLiveTest()
}

/** Sends address, reference and identification files of the open application. Returns its number. */
async function sendIdentity(account: Account, shop: Shop): Promise<string> {
  const { done, upload } = creditApplicant(account, shop)
  await done('setCreditAddress', APPLICANT_ADDRESS)
  const { application } = await done('setCreditReference', APPLICANT_REFERENCE)
  const [front = ''] = await photos
  await upload('/credit/files/ID_FRONT', Buffer.from(front, 'base64'), 'image/jpeg')
  await upload('/credit/files/ID_BACK', Buffer.from(pdfOf(1_000), 'base64'), 'application/pdf')
  return application?.number ?? ''
}

/** Decides a sent application as a developer can: by the rules, or as named. Returns its status. */
export async function decideRequest(
  number: string,
  decision?: string,
  shop: Pick<Shop, 'platform'> = sharedShop(),
): Promise<string> {
  const response = await fetch(`${shop.platform}/api/ext/credit_requests/${number}/decision`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(decision === undefined ? {} : { decision }),
  })
  const { result } = (await response.json()) as { result: { estado: string } }
  return result.estado
}

/** Account of a new person whose loan of 5,000 was paid out, by the SMS that names its number and PIN. */
export async function grantLoan(shop: Shop = sharedShop()) {
  const account = asBrowser('', shop.store, shop.gateway)
  const { number, telephone } = await applyForCredit(account, shop)
  await decideRequest(number, undefined, shop)
  const text = (await messagesTo(shop.platform, telephone)).join('\n')
  const [accountNumber, pin] = [/C\d{8}/.exec(text)?.[0], /NIP\D*(\d{4,8})/.exec(text)?.[1]]
  if (accountNumber === undefined || pin === undefined) throw new Error(`no account was opened: ${text}`)
  return { account, number, telephone, accountNumber, pin }
}
