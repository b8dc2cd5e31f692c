import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { drawPhoto, pdfOf } from '../../../platform/src/credit/files/testing/photos.ts'
import {
  APPLICANT_ADDRESS,
  APPLICANT_REFERENCE,
  CLABE,
  CREDIT_TERMS,
  newApplicant,
} from '../../testkit/shoppers/creditApplicant.ts'
import { smsCodeTo } from '../../testkit/shoppers/smsCodeTo.ts'
import type { Chance } from '../runs/chance.ts'
import type { Client, Payload } from './Client.ts'

const CONSENTS = { consentsToHistory: true, consentsToPrivacy: true, acceptsTerms: true }
/** More than an SMS takes with any faults on the way. */
const SMS_TRIES_MAX = 10
const STATE = 'application { number status missingSteps offer { token } }'
const photos = Promise.all([1, 2, 3, 4].map((seed) => drawPhoto({ seed })))

type Application = Readonly<{
  number: string | null
  status: string
  amount: { amount: string } | null
  missingSteps: string[]
  offer: { token: string; contract: { total: { amount: string } } } | null
  applicant: { firstNames: string } | null
  address: { street: string } | null
  reference: { firstNames: string } | null
  depositHint: string | null
}>

type Run = Readonly<{ client: Client; chance: Chance; platform: string; log: (line: string) => void }>

/** An application that was sent, and the telephone that its SMS go to. */
export type SentLoan = Readonly<{ number: string; telephone: string }>

const SLOT_TRIES = 8

/**
 * Applies for a loan of 5,000 as a new customer, in one or two tabs, over whatever the network does: each step is
 * repeated until it is answered, and what was answered as done must stay done.
 */
export async function applyForLoan({ client, chance, platform, log }: Run): Promise<SentLoan> {
  const applicant = newApplicant()
  const { telephone } = applicant
  const done = new Set<string>()
  const state = async () => (await client.read(READ))['creditApplication'] as Application | null

  /** Sends a step in one tab or in two at once, until the application has it. */
  const step = async (name: string, code: string, input: object) => {
    log(`step ${code}`)
    for (let tries = 1; ; tries += 1) {
      const tabs = chance.next() < 0.25 ? 2 : 1
      const payloads = await Promise.all(Array.from({ length: tabs }, () => client.change(name, input, STATE)))
      const application = await state()
      if (application && !application.missingSteps.includes(code)) break
      if (tries > SLOT_TRIES) throw new Error(`${code} is not done: ${refusals(payloads)}`)
    }
    done.add(code)
    await checkDone()
  }
  const checkDone = async () => {
    const application = await state()
    const lost = [...done].filter((code) => application?.missingSteps.includes(code) ?? true)
    if (lost.length > 0) throw new Error(`lost: ${lost.join(', ')}`)
  }

  await client.change('startCreditApplication', { kind: 'CREDILANA', ...CREDIT_TERMS }, STATE)
  await step('setCreditApplicant', 'APPLICANT', applicant)
  done.add('OFFER')
  await confirmTelephone()
  await step('setCreditAddress', 'ADDRESS', APPLICANT_ADDRESS)
  await step('setCreditReference', 'REFERENCE', APPLICANT_REFERENCE)
  await upload()
  await liveTest()
  await step('setCreditDeposit', 'DEPOSIT', { method: 'CLABE', account: CLABE })

  const before = await state()
  const kept = [before?.applicant?.firstNames, before?.address?.street, before?.reference?.firstNames]
  if (JSON.stringify(kept) !== '["Ana María","Av. Juárez","Luis"]') throw new Error(`changed: ${kept.join(', ')}`)
  return { number: await submit(), telephone }

  async function confirmTelephone() {
    log('step TELEPHONE')
    // An answer that was lost, or a call that came twice, is refused as too soon: the code is on its way all the same. Where
    // none was sent the applicant asks again.
    for (let tries = 0; tries < SMS_TRIES_MAX; tries += 1) {
      const { userErrors } = await client.change('sendCreditCode', {}, 'resendAt')
      if (userErrors[0]?.code !== 'SMS_NOT_SENT') break
    }
    await client.change('confirmCreditCode', { code: await codeOf(platform, telephone) }, STATE)
    done.add('TELEPHONE')
    await checkDone()
  }

  async function upload() {
    log('step IDENTIFICATION')
    const [front = ''] = await photos
    const files = [
      ['ID_FRONT', Buffer.from(front, 'base64'), 'image/jpeg'],
      ['ID_BACK', Buffer.from(pdfOf(1_000), 'base64'), 'application/pdf'],
    ] as const
    for (const [slot, bytes, type] of files) {
      const { status, body } = await client.put(`/credit/files/${slot}`, bytes, type)
      if (status !== 200) throw new Error(`${slot}: ${status} ${JSON.stringify(body)}`)
    }
    done.add('IDENTIFICATION')
    await checkDone()
  }

  async function liveTest() {
    log('step LIVE_TEST')
    const [photo, ...frames] = await photos
    for (let tries = 1; ; tries += 1) {
      const { challenge } = await client.change('startLiveTest', {}, 'challenge moves')
      const path = `/credit/live-test?challenge=${encodeURIComponent(String(challenge))}`
      await client.put(path, JSON.stringify({ photo, frames }), 'application/json')
      if (!(await state())?.missingSteps.includes('LIVE_TEST')) break
      if (tries > 3) throw new Error('the live test is not done')
    }
    done.add('LIVE_TEST')
    await checkDone()
  }

  /** Sends the application, perhaps from two tabs, each by a key of its own. */
  async function submit(): Promise<string> {
    log('submit')
    const offerToken = (await state())?.offer?.token ?? ''
    const send = () => {
      const input = { offerToken, ...CONSENTS, clientMutationId: randomUUID() }
      return client.change('submitCreditApplication', input, 'application { number status }')
    }
    const payloads = await Promise.all(Array.from({ length: chance.between(1, 2) }, send))
    const application = await state()
    if (application?.status !== 'SUBMITTED' || application.number === null)
      throw new Error(`not sent: ${application?.status} ${refusals(payloads)}`)
    return application.number
  }
}

const READ = `{ creditApplication {
  number status missingSteps amount { amount } offer { token contract { total { amount } } }
  applicant { firstNames } address { street } reference { firstNames } depositHint
} }`

const refusals = (payloads: readonly Payload[]) =>
  payloads.flatMap(({ userErrors }) => userErrors.map(({ code }) => code)).join(', ')

/** The code of the last SMS, which may come a moment after the answer. */
async function codeOf(platform: string, telephone: string): Promise<string> {
  for (let tries = 1; tries < 20; tries += 1) {
    const code = await smsCodeTo(platform, telephone).catch(() => null)
    if (code !== null) return code
    await setTimeout(100)
  }
  return smsCodeTo(platform, telephone)
}
