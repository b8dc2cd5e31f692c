import { sealData } from 'iron-session'
import { expect, it } from 'vitest'
import { EMPTY_SESSION } from './sessionData.ts'
import { SEALED_CREDIT_MAX_CHARACTERS } from './limits.ts'
import { createSessionSeal, type SealedContent, type SealedCredit } from './sessionSeal.ts'

const OLD = 'an-old-secret-of-at-least-32-characters'
const NEW = 'a-new-secret-of-at-least-32-characters!'
const content: SealedContent = {
  id: 'a-session-of-somebody',
  store: 'hogar',
  data: { ...EMPTY_SESSION, cartToken: 'cart' },
}

/** Another process: one that has not sealed it itself and so has to open it. */
const elsewhere = (...secrets: string[]) => createSessionSeal(secrets)

it('opens what was sealed, here and elsewhere', async () => {
  const seal = createSessionSeal([NEW])
  const sealed = await seal.seal(content)
  expect(sealed).not.toContain('cart')
  expect(await seal.open(sealed)).toEqual(content)
  expect(await elsewhere(NEW).open(sealed)).toEqual(content)
})

it('seals with the first secret and opens with all', async () => {
  const sealedByOld = await elsewhere(OLD).seal(content)
  expect(await elsewhere(NEW, OLD).open(sealedByOld)).toEqual(content)
  const sealedByNew = await elsewhere(NEW, OLD).seal(content)
  expect(await elsewhere(OLD).open(sealedByNew)).toBeNull()
  expect(await elsewhere(NEW).open(sealedByNew)).toEqual(content)
})

it('takes what is forged, altered, empty or of another form for nothing', async () => {
  const sealed = await elsewhere(NEW).seal(content)
  const middle = Math.floor(sealed.length / 2)
  const altered = sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1)
  const otherForm = await sealData({ id: 'x', admin: true }, { password: NEW })
  for (const forged of [
    '',
    'x',
    altered,
    sealed.slice(1),
    otherForm,
    'Fe26.2*1*'.padEnd(300, 'a'),
    'a'.repeat(9_000),
  ]) {
    expect(await elsewhere(NEW).open(forged), forged.slice(0, 20)).toBeNull()
  }
})

it('fits into a cookie with all that a session remembers', async () => {
  const address = {
    firstName: 'Ñ'.repeat(60),
    lastName: 'a'.repeat(60),
    mothersName: 'Ú'.repeat(60),
    street: ['b'.repeat(120), 'c'.repeat(120)],
    city: 'd'.repeat(80),
    regionCode: 'JAL',
    postcode: '44100',
    countryCode: 'MX' as const,
    telephone: '3312345678',
    company: 'e'.repeat(80),
    taxId: 'f'.repeat(20),
    crossStreet: 'i'.repeat(80),
  }
  const data = {
    cartToken: 'c'.repeat(32),
    userToken: null,
    checkout: {
      address,
      billingAddress: address,
      carrierCode: 'flatrate',
      methodCode: 'flatrate',
      shippingTitle: 'g'.repeat(60),
      paymentCode: 'cashondelivery',
      paymentTitle: 'h'.repeat(60),
    },
    orders: Array.from({ length: 5 }, (_item, index) => ({ number: `00000000${index}`, cartToken: 'c'.repeat(32) })),
  }
  const sealed = await elsewhere(NEW).seal({ ...content, data })
  expect(sealed.length + 'hogar_session_hogar='.length).toBeLessThan(4_096)
  const credit = {
    creditToken: 't'.repeat(43),
    creditStart: { kind: 'PERSONAL_LOAN', amount: '58000.00', months: 12, frequency: 'BIWEEKLY' },
    creditApplication: {
      id: 'i'.repeat(36),
      key: 'k'.repeat(22),
      number: 'S-7K2MPQ4X',
      kind: 'PERSONAL_LOAN',
      customer: 'HOME',
    },
  } as const
  const { sealed: sealedCredit, opened } = await reopened({ sessionId: content.id, credit })
  expect(opened).toEqual({ sessionId: content.id, credit })
  expect(sealedCredit.length).toBeLessThan(SEALED_CREDIT_MAX_CHARACTERS)
  // An app's header holds both.
  const whole = { ...content, data: { ...data, ...credit } }
  expect(await elsewhere(NEW).open(await elsewhere(NEW).seal(whole))).toEqual(whole)
})

it('opens no session as a credit part, and no credit part as a session', async () => {
  const { seal, credit } = elsewhere(NEW)
  expect(await elsewhere(NEW).credit.open(await seal(content))).toBeNull()
  const sealed = await credit.seal({ sessionId: content.id, credit: { creditToken: 't' } })
  expect(await elsewhere(NEW).open(sealed)).toBeNull()
})

async function reopened(part: SealedCredit) {
  const sealed = await elsewhere(NEW).credit.seal(part)
  return { sealed, opened: await elsewhere(NEW).credit.open(sealed) }
}
