import { newApplicant } from '../../testkit/shoppers/creditApplicant.ts'
import { cookieOf } from '../../testkit/shoppers/shopper.ts'
import { asGuest } from '../../testkit/graph/guest.ts'
import { messagesTo } from '../../testkit/shoppers/smsCodeTo.ts'
import { createChance } from '../runs/chance.ts'
import { describePage } from '../runs/pageLife.ts'
import { Typed } from './Typed.ts'
import { disturb, otherTab } from './disturb.ts'
import type { CreditRun } from './CreditRun.ts'
import { type Applying, WIZARD, answerStep, look } from './wizardScreens.ts'

/** Presses until the weather clears up, and until the application must be sent then. */
const STORM_TURNS = 12
const TURNS_MAX = 48
const BOTH_SHARE = 0.12

/** Applies for a loan from the first step to sending, over the weather, with reloads and in two tabs. Returns what is wrong. */
export async function playApplication(run: CreditRun): Promise<readonly string[]> {
  const { seed, browsing, shop, story } = run
  const chance = createChance(seed, 'application')
  const person = newApplicant()
  const applying = { person, typed: new Typed(), chance, platform: shop.platform }
  const log = (line: string) => story.log(line)
  await browsing.visit(`${WIZARD}?monto=3000`)
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    if (turn === STORM_TURNS) {
      shop.clearSky()
      log('the sky is clear')
    } else if (turn < STORM_TURNS) await disturb({ browsing, chance, path: WIZARD, log })
    const isBoth = chance.next() < BOTH_SHARE
    const page = await browsing.alivePage()
    if (!page) continue
    const { step, sent } = await look(page)
    if (sent !== null) return judge(run, applying)
    // The back button may have left the wizard, and a page may say that it has failed.
    if (step === null) await browsing.visit(WIZARD)
    const order = applying.typed.begin()
    const other = isBoth ? otherTab(browsing) : null
    log(`${step}${other ? ' in both tabs' : ''}`)
    await Promise.all(
      [page, ...(other ? [other] : [])].map((tab) => answerStep(tab, { order, isBoth: other !== null }, applying)),
    )
  }
  const pages = await Promise.all(browsing.pages.map(describePage))
  return [`the application was not sent in ${TURNS_MAX} presses: ${pages.join('\n')}`]
}

const READ = `{ creditApplication {
  number status missingSteps amount { amount } applicant { fatherName } address { number } reference { firstNames } depositHint
} }`

type Application = Readonly<{
  number: string
  status: string
  missingSteps: readonly string[]
  amount: Readonly<{ amount: string }> | null
  applicant: Readonly<{ fatherName: string }> | null
  address: Readonly<{ number: string }> | null
  reference: Readonly<{ firstNames: string }> | null
  depositHint: string | null
}>

/** Looks at the platform past the weather, and at every tab: one application, with what was typed last. */
async function judge({ browsing, shop, story }: CreditRun, { person, typed }: Applying): Promise<readonly string[]> {
  shop.clearSky()
  const faults: string[] = []
  const expectOne = (name: string, found: readonly unknown[]) => {
    if (found.length !== 1) faults.push(`${found.length} ${name}: ${JSON.stringify(found)}`)
  }
  const guest = asGuest(shop.gateway, 'hogar', await cookieOf(browsing.context))
  const { creditApplication } = (await guest.run(READ)) as { creditApplication: Application | null }
  if (creditApplication?.status !== 'SUBMITTED') return [`status ${creditApplication?.status} after sending`]
  const { number, amount, applicant, address, reference, depositHint } = creditApplication
  const has = {
    amount: String(Number(amount?.amount)),
    fatherName: applicant?.fatherName ?? '',
    number: address?.number ?? '',
    reference: reference?.firstNames ?? '',
  }
  for (const [field, value] of Object.entries(has))
    if (!typed.possible(field).includes(value))
      faults.push(`${field} is ${value}, typed was ${typed.possible(field).join(' or ')}`)
  if (!depositHint?.endsWith('7771')) faults.push(`the deposit goes to ${depositHint}`)
  for (const tab of browsing.pages) {
    await browsing.switchTab(browsing.pages.indexOf(tab) / browsing.pages.length)
    await browsing.visit(WIZARD)
    const { sent } = await look(tab)
    if (sent !== number) faults.push(`a tab does not show ${number}: ${await describePage(tab)}`)
  }
  const decide = async () => {
    const answer = await fetch(`${shop.platform}/api/ext/credit_requests/${number}/decision`, { method: 'PUT' })
    return ((await answer.json()) as { result: { estado?: string } }).result.estado
  }
  const mails = (await (
    await fetch(`${shop.platform}/outbox?recipient=${encodeURIComponent(person.email)}`)
  ).json()) as readonly { subject: string }[]
  expectOne(
    'mails that it was received',
    mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Recibimos tu solicitud')),
  )
  const decisions = await Promise.all([decide(), decide()])
  expectOne('decisions', [...new Set(decisions)])
  const messages = await messagesTo(shop.platform, person.telephone)
  expectOne(
    'SMS with a code',
    messages.filter((text) => /^\d{4} /.test(text)),
  )
  const accounts = messages.filter((text) => /C\d{8}/.test(text))
  if (decisions[0] === 'ACTIVE') expectOne('accounts', accounts)
  else if (accounts.length > 0) faults.push(`an account of an application that is ${decisions[0]}`)
  story.log(`decided: ${decisions[0]}`)
  return faults
}
