import { STORES } from '@hogar/schema/stores.ts'
import { describe, expect, it } from 'vitest'
import { type Answered, asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { platform } = sharedShop()

type Mail = { recipient: string; reply_to: string | null; subject: string; body: string }
type Branch = { code: string; kind: string; isPickupPoint: boolean; phone: { dialled: string } | null; mapUrl: string }
type Reached = {
  contact: { phones: { dialled: string; formatted: string }[]; whatsAppUrl: string | null }
  branches: Branch[]
  pickup: Branch[]
}

const FIELDS = 'code kind isPickupPoint phone { dialled } mapUrl'
const reached = async (store: string) => {
  const { data } = await asBrowser('', store).send(
    `{ store { contact { phones { dialled formatted } whatsAppUrl } branches { ${FIELDS} } pickup: branches(pickupOnly: true) { ${FIELDS} } } }`,
  )
  return data?.['store'] as Reached
}
const write = async (browser: ReturnType<typeof asBrowser>, input: object) =>
  (await browser.change('sendContactMessage', 'SendContactMessageInput', {
    input: { name: 'Eva Ruiz', message: '¿Abren el domingo?\nGracias.', ...input },
    select: 'clientMutationId complaintNumber notices { message }',
  })) as Answered & { notices: { code: string; message: string }[]; complaintNumber: string | null }
const mailsOf = async (email: string, recipient = 'hola@hogar.example') => {
  const mails = (await (await fetch(`${platform}/outbox?recipient=${recipient}`)).json()) as Mail[]
  return mails.filter((mail) => mail.reply_to === email)
}

describe('every store', () => {
  it.each(STORES.map(({ code }) => code))('%s says how it is reached and where its branches are', async (code) => {
    const { contact, branches, pickup } = await reached(code)
    expect(contact.phones.length).toBeGreaterThan(0)
    for (const { dialled } of contact.phones) expect(dialled).toMatch(/^\+(52|49|39)\d{8,11}$/)
    expect(contact.whatsAppUrl).toMatch(/^https:\/\/wa\.me\/\d{10,15}$/)
    expect(branches.length).toBeGreaterThanOrEqual(4)
    for (const branch of branches) {
      expect(branch.phone?.dialled).toMatch(/^\+\d{9,15}$/)
      expect(branch.mapUrl).toMatch(/^https:\/\//)
    }
    expect(pickup).toEqual(branches.filter(({ isPickupPoint }) => isPickupPoint))
    expect(pickup.length).toBeGreaterThan(0)
    expect(pickup.length).toBeLessThan(branches.length)
  })
})

describe('a complaint', () => {
  it.each(STORES.map(({ code }) => code))(
    'of each kind that %s lists has a number, which its mail has too',
    async (store) => {
      const { data } = await asBrowser('', store).send('{ store { complaintKinds { code label description } } }')
      const kinds =
        (data?.['store'] as { complaintKinds: { code: string; label: string }[] } | undefined)?.complaintKinds ?? []
      expect(kinds.length).toBeGreaterThanOrEqual(4)
      const [browser, email] = [asBrowser('', store), newEmail()]
      const numbers = []
      for (const { code, label } of kinds.slice(0, 2)) {
        const answer = await write(browser, { email, complaint: code })
        expect(codes(answer)).toEqual([])
        expect(answer.complaintNumber).toMatch(/^Q-[0-9A-Z]{8}$/)
        expect(answer.notices).toMatchObject([{ code: 'CONTACT_COMPLAINT_FILED' }])
        expect(answer.notices[0]?.message).toContain(answer.complaintNumber)
        numbers.push([answer.complaintNumber ?? '', label] as const)
      }
      const mails = (await (await fetch(`${platform}/outbox`)).json()) as Mail[]
      const subjects = mails.filter((mail) => mail.reply_to === email).map(({ subject }) => subject)
      expect(subjects).toHaveLength(2)
      for (const [number, label] of numbers)
        expect(subjects).toContainEqual(expect.stringMatching(new RegExp(`${number} .*Eva Ruiz: ${label}$`)))
    },
  )

  it('of no kind is not sent', async () => {
    const email = newEmail()
    const answer = await write(asBrowser(), { email, complaint: 'weather' })
    expect(answer.userErrors.map(({ field }) => field)).toEqual([['complaint']])
    expect(await mailsOf(email)).toEqual([])
  })
})

describe('a message', () => {
  it('of a guest is in the store’s mail, with the sender as Reply-To', async () => {
    const email = newEmail()
    const answer = await write(asBrowser(), { email, telephone: '33 1234 5678' })
    expect(codes(answer)).toEqual([])
    expect(answer.notices.map(({ code }) => code)).toEqual(['CONTACT_MESSAGE_SENT'])
    expect(await mailsOf(email)).toMatchObject([
      {
        subject: 'Mensaje de Eva Ruiz',
        text: expect.stringContaining(
          `Eva Ruiz\n${email}\nTeléfono: 3312345678\n\n¿Abren el domingo?\nGracias.`,
        ) as string,
      },
    ])
  })

  it('goes to the store that it was written in', async () => {
    const email = newEmail()
    expect(codes(await write(asBrowser('', 'de'), { email }))).toEqual([])
    expect(await mailsOf(email)).toEqual([])
    expect(await mailsOf(email, 'hallo@hogar.example')).toMatchObject([{ subject: 'Nachricht von Eva Ruiz' }])
  })

  it('is mailed once per key, and the key is of one message', async () => {
    const [browser, email, clientMutationId] = [asBrowser(), newEmail(), crypto.randomUUID()]
    expect(codes(await browser.signUp(email))).toEqual([])
    const first = await write(browser, { email, clientMutationId })
    expect(await write(browser, { email, clientMutationId })).toEqual(first)
    expect(codes(await write(browser, { email, message: 'Otra cosa', clientMutationId }))).toEqual([
      'IDEMPOTENCY_MISMATCH',
    ])
    expect(await mailsOf(email)).toHaveLength(1)
  })

  it('that cannot be answered is not sent', async () => {
    const answer = await write(asBrowser(), { email: 'eva@', message: ' ' })
    expect(answer.userErrors.map(({ field }) => field)).toEqual([['email'], ['message']])
  })

  it('does not fill a mail box', async () => {
    const [browser, email] = [asBrowser(), newEmail()]
    const answers = []
    for (let tries = 0; tries < 6; tries += 1) answers.push(codes(await write(browser, { email })))
    expect(answers.at(-1)).toEqual(['TOO_MANY_ATTEMPTS'])
    expect((await mailsOf(email)).length).toBeLessThan(6)
  })
})
