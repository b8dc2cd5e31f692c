import { expect, it } from 'vitest'
import { createDevices } from './device.ts'
import { DEVICE_ACCOUNTS_MAX, SEALED_DEVICE_MAX_CHARACTERS } from './limits.ts'

const SECRET = 'a-secret-of-at-least-32-characters-x'
const OTHER = 'another-secret-of-at-least-32-chars!'

async function sealedBy(secrets: readonly string[], ...emails: string[]): Promise<string> {
  const device = createDevices(secrets).deviceOf(undefined)
  for (const email of emails) await device.remember('hogar', email)
  return (await device.sealed()) ?? ''
}

it('knows the accounts that were opened on it, each in its store, without revealing them', async () => {
  const sealed = await sealedBy([SECRET], 'Ana@example.mx ', 'eva@example.mx')
  expect(sealed).not.toMatch(/ana|example/i)
  const device = createDevices([SECRET]).deviceOf(sealed)
  const known = await device.knownAs('hogar', 'ana@example.mx')
  expect(known?.deviceId).toBe((await device.knownAs('hogar', 'EVA@example.mx'))?.deviceId)
  expect(known?.accountId).not.toMatch(/ana/)
  expect(await device.knownAs('viu', 'ana@example.mx')).toBeNull()
  expect(await device.knownAs('hogar', 'eve@example.mx')).toBeNull()
  expect(await device.sealed()).toBeNull()
})

it('remembers the latest accounts, in a cookie that has room for them', async () => {
  const emails = Array.from({ length: DEVICE_ACCOUNTS_MAX + 2 }, (_item, index) => `${index}@example.mx`)
  const sealed = await sealedBy([SECRET], ...emails)
  expect(sealed.length).toBeLessThanOrEqual(SEALED_DEVICE_MAX_CHARACTERS)
  const device = createDevices([SECRET]).deviceOf(sealed)
  const known = await Promise.all(emails.map(async (email) => (await device.knownAs('hogar', email)) !== null))
  expect(known).toEqual([false, false, true, true, true, true, true])
})

it('cannot be forged: an altered value, or one of another secret, knows no account', async () => {
  const sealed = await sealedBy([SECRET], 'ana@example.mx')
  for (const forged of ['', 'x', sealed.slice(1), `${sealed.slice(0, 40)}A${sealed.slice(41)}`, 'A'.repeat(9_000)]) {
    expect(await createDevices([SECRET]).deviceOf(forged).knownAs('hogar', 'ana@example.mx')).toBeNull()
  }
  expect(await createDevices([OTHER]).deviceOf(sealed).knownAs('hogar', 'ana@example.mx')).toBeNull()
})

it('outlives a change of secrets', async () => {
  const sealed = await sealedBy([SECRET], 'ana@example.mx')
  expect(await createDevices([OTHER, SECRET]).deviceOf(sealed).knownAs('hogar', 'ana@example.mx')).not.toBeNull()
})
