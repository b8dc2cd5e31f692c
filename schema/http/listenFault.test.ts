import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { listenFault } from './listenFault.ts'

/** Error of a server of Node's that cannot listen. */
async function errorOf(port: number, host: string): Promise<unknown> {
  const [error] = await once(createServer().listen(port, host), 'error')
  return error
}

it('names the variable whose port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const error = await errorOf(port, '127.0.0.1')
  other.close()
  const ports = { GATEWAY_PORT: 4000, METRICS_PORT: port }
  expect(listenFault(error, { host: '127.0.0.1', ports })).toBe(`METRICS_PORT: expected a free port, ${port} is taken`)
})

it('names HOST for an address of another machine', async () => {
  const host = '198.51.100.77'
  expect(listenFault(await errorOf(0, host), { host, ports: { WEB_PORT: 0 } })).toBe(
    'HOST: expected an address of this machine, 198.51.100.77 is none',
  )
})

it('leaves other errors to the caller', () => {
  expect(listenFault(new Error('else'), { host: '127.0.0.1', ports: { WEB_PORT: 0 } })).toBeNull()
})
