import { once } from 'node:events'
import { type IncomingMessage, get } from 'node:http'

let visits = 0

/**
 * Goes to an address as a window does, from a place of its own; returns where it leads and the cookies of afterwards. Not
 * by `fetch`: it says for itself in which mode it asks.
 */
export async function visitAsWindow(address: string, cookie = '') {
  visits += 1
  const headers = {
    cookie,
    'x-forwarded-for': `10.98.0.${visits}`,
    'sec-fetch-site': 'none',
    'sec-fetch-mode': 'navigate',
  }
  const [reply] = (await once(get(address, { headers }), 'response')) as [IncomingMessage]
  reply.resume()
  const set = reply.headers['set-cookie']?.map((line) => line.split(';')[0] ?? '')
  return { location: reply.headers.location, cookies: set?.join('; ') ?? cookie }
}
