import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SharedStoreUnavailable } from '../../cache/sharedStore.ts'
import { UpstreamFailure } from '../upstreamFailure.ts'
import { UpstreamRefusal } from '../upstreamRefusal.ts'
import { loggedError } from './loggedError.ts'

const TOKEN = 'the-token-of-a-cart'

test('a refusal is named without its words and its result', () => {
  const refusal = new UpstreamRefusal({
    endpoint: 'cartUpdate',
    status: 404,
    message: `No such entity with cartId = ${TOKEN}`,
    result: { cart: TOKEN },
  })
  expect(loggedError(refusal)).toEqual({ error: { name: 'UpstreamRefusal', endpoint: 'cartUpdate', status: 404 } })
})

test('a failure is named with what is known of it, an outage of the shared store without its cause', () => {
  const failure = new UpstreamFailure({ kind: 'unavailable', endpoint: 'cartPull', status: 502, detail: 'status 502' })
  expect(loggedError(failure)).toEqual({
    error: { name: 'UpstreamFailure', endpoint: 'cartPull', status: 502, kind: 'unavailable', detail: 'status 502' },
  })
  const away = new SharedStoreUnavailable({ cause: new Error(`SET ${TOKEN}`) })
  expect(loggedError(away)).toEqual({ error: { name: 'SharedStoreUnavailable' } })
})

test('our own mistake is logged whole', () => {
  const mistake = new TypeError('x is undefined')
  expect(loggedError(mistake)).toEqual({ err: mistake })
})

test('no caught error is logged in another way', () => {
  const source = join(import.meta.dirname, '../..')
  const others = globSync('**/*.ts', { cwd: source }).filter((path) => !/\.test\.ts$|^testing\//.test(path))
  const logging = others.filter((path) => /\berr: \w/.test(readFileSync(join(source, path), 'utf8')))
  // Of `maskError`, our own mistakes alone.
  expect(logging.toSorted()).toEqual(['errors/core/loggedError.ts', 'plugins/answers/maskError.ts'])
})
