import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ExternalCheckoutHost = Readonly<{
  url: string
  /** Tokens of the carts that shoppers arrived with, in order, and the address that each came from by its `Referer`. */
  arrivals: readonly Readonly<{ cartToken: string; userToken: string; referrer: string | null }>[]
  close(): Promise<void>
}>

const TAKE_OVER = /^\/vue\/cart\/sync\/token\/([^/]*)\/cart\/([^/]+)$/

type Options = Readonly<{
  platform: string
  /** Where the storefront is, for the way back. Asked when a shopper arrives: it may start later than this. */
  web: () => string
}>

/**
 * Stands in for a checkout on another host: takes over a cart of the platform, buys what is in it when the shopper
 * presses the button, and leads back to the storefront's thank-you page.
 */
export async function startExternalCheckoutHost({ platform, web }: Options): Promise<ExternalCheckoutHost> {
  const arrivals: { cartToken: string; userToken: string; referrer: string | null }[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const [, userToken = '', cartToken] = TAKE_OVER.exec(pathname) ?? []
    const html = (text: string) =>
      void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<!doctype html><title>Caja</title><link rel="icon" href="data:,">${text}`)
    if (cartToken !== undefined) {
      arrivals.push({ cartToken, userToken, referrer: request.headers.referer ?? null })
      return html('<h1>Caja externa</h1><form method="post" action="/pay"><button>Pagar ahora</button></form>')
    }
    if (pathname !== '/pay') return void response.writeHead(404).end()
    void buy(platform, arrivals.at(-1)?.cartToken ?? '').then(
      () => response.writeHead(303, { location: `${web()}/order-success` }).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const ADDRESS = {
  firstname: 'Ana',
  lastname: 'López',
  street: ['Av. Juárez 10'],
  city: 'Guadalajara',
  postcode: '44100',
  country_id: 'MX',
  telephone: '3312345678',
} as const

/** Orders a cart of the platform as that host would. */
async function buy(platform: string, cartId: string): Promise<void> {
  const pulled = (await (await fetch(`${platform}/api/cart/pull?token=&cartId=${cartId}`)).json()) as {
    result: { sku: string; qty: number }[]
  }
  const placed = await fetch(`${platform}/api/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user_id: '',
      cart_id: cartId,
      products: pulled.result.map(({ sku, qty }) => ({ sku, qty, price: 0 })),
      addressInformation: {
        shippingAddress: ADDRESS,
        billingAddress: ADDRESS,
        shipping_carrier_code: 'instore',
        shipping_method_code: 'pickup',
        payment_method_code: 'card',
      },
    }),
  })
  if (!placed.ok) throw new Error(await placed.text())
}
