import { afterEach, beforeEach, expect } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { startFakePlatform } from './startFakePlatform.ts'
import { inputTypeOf } from './inputTypeOf.ts'

/** Fake platform of the running test, and a shopper on it. */
export let platform: Awaited<ReturnType<typeof startFakePlatform>>
export let shopper: ReturnType<typeof createGraphClient>

/** Starts a fake platform with one shopper before each test of the file that calls it. */
export function shopForEachTest(): void {
  beforeEach(async () => {
    platform = await startFakePlatform()
    shopper = createGraphClient(platform.url)
  })
  afterEach(async () => {
    await shopper.close()
    await platform.close()
  })
}

/** Runs a change that the platform fails, and returns the errors of the answer. */
export async function errorsOf(name: string, input: object, client = shopper) {
  const source = `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { userErrors { code } } }`
  const { data, errors } = await client.query(source, { input })
  expect(data).toBeNull()
  return errors.map(({ path, message }) => ({ path, message }))
}
