import { setTimeout } from 'node:timers/promises'
import { CHEAP_PASSWORDS } from '../testkit/servers/cheapPasswords.ts'
import { freePort } from '../testkit/servers/freePort.ts'
import { type RunningProcess, startProcess } from '../testkit/servers/startProcess.ts'

export type Reply = Readonly<{
  code: number
  result: unknown
  fault?: string
}>
const LOST: Reply = { code: 0, result: 'no answer' }
const TRY_AGAIN_MS = 200
const TRIES_MAX = 300
const SKU = 'LAMP'

export type OutageShop = Awaited<ReturnType<typeof startOutageShop>>

/** A platform as a process on a database that is about to fail, and shoppers who repeat what had no answer. */
export async function startOutageShop(env: Readonly<Record<string, string>>) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const begin = () =>
    startProcess({
      main: 'tests/outage/smallPlatform.ts',
      nodeArguments: CHEAP_PASSWORDS,
      env: { ...env, PLATFORM_PORT: String(port), LOG_LEVEL: 'silent' },
      readyUrl: `${url}/health/ready`,
    })
  let running: RunningProcess = await begin()

  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Reply> => {
    try {
      const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const response = await fetch(`${url}${path}`, { method, ...(body === undefined ? {} : json) })
      return (await response.json()) as Reply
    } catch {
      return LOST
    }
  }
  /** As a client does: what had no answer, or met an outage, is sent again. */
  const insist = async (work: () => Promise<Reply>): Promise<Reply> => {
    let reply = LOST
    for (let attempt = 0; attempt < TRIES_MAX && (reply.code === 0 || reply.code === 503); attempt += 1) {
      if (attempt > 0) await setTimeout(TRY_AGAIN_MS)
      reply = await work()
    }
    return reply
  }
  const newCart = async () => String((await insist(() => call('POST', '/api/cart/create?token='))).result as string)
  const readiness = async () => {
    const response = await fetch(`${url}/health/ready`).catch(() => null)
    return response === null ? null : { ...((await response.json()) as object), status: response.status }
  }
  return {
    call,
    insist,
    newCart,
    readiness,
    sku: SKU,
    order: (cartId: string, orderId: string) => call('POST', '/api/order', orderBody(cartId, orderId)),
    setStock: (qty: number) => insist(() => call('PUT', `/api/stock/${SKU}`, { qty })),
    stock: async () => (await insist(() => call('GET', `/api/stock/check/${SKU}`))).result as { qty: number },
    numberOf: async (orderId: string) =>
      ((await insist(() => call('GET', `/api/sync/order/${orderId}`))).result as { order_number: string } | null)
        ?.order_number,
    pid: () => running.pid,
    kill: () => running.stop('SIGKILL'),
    restart: async () => {
      running = await begin()
    },
    stop: () => running.stop('SIGKILL'),
  }
}

function orderBody(cartId: string, orderId: string) {
  const address = {
    firstname: 'Ana', lastname: 'López', street: ['Av. Juárez 10', 'B'], city: 'Guadalajara', postcode: '44100',
    country_id: 'MX', region: 'Jalisco', telephone: '3312345678', email: 'ana@example.mx',
  } // prettier-ignore
  return {
    user_id: '',
    cart_id: cartId,
    order_id: orderId,
    products: [{ sku: SKU, qty: 1, price: 450 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'instore',
      shipping_method_code: 'pickup',
      payment_method_code: 'cashondelivery',
      payment_method_additional: {},
    },
  }
}
