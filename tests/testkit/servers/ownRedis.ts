/** Number of databases of a Redis with default settings, without the first, which another program may use. */
const DATABASES = 15
/** Of these for each worker, and for what runs beside all of them. */
const SHARE = 5

let shops = 0

/**
 * Settings of a Redis database of its own for a shop, where `REDIS_URL` names a server; none otherwise. Customers of two
 * shops have the same numbers: shops that run at the same time must not share what gateways share.
 */
export function ownRedis(): Readonly<Record<string, string>> {
  const server = process.env['REDIS_URL']
  if (!server) return {}
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 0)
  const url = new URL(server)
  url.pathname = `/${1 + ((worker * SHARE + (shops % SHARE)) % DATABASES)}`
  shops += 1
  return { REDIS_URL: url.href }
}
