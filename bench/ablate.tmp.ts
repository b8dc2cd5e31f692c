import { measure } from './gateway/measure.ts'
import { prepareShop } from './gateway/prepareShop.ts'
import { startContestants } from './gateway/startContestants.ts'
import { median } from './median.ts'
const contestants = await startContestants()
const keys = await prepareShop(contestants)
const targets = contestants.all.filter((one) => ['plain Yoga', 'gateway, nothing held', 'Mercurius, compiled'].includes(one.name))
const OPS: Record<string, [string, 'cart' | 'product']> = {
  empty: ['{ __typename }', 'cart'],
  'cart pull': ['{ viewer { cart { totalQuantity } } }', 'cart'],
  'cart pull+lines': ['{ viewer { cart { lines { sku name quantity } } } }', 'cart'],
  'cart + totals': ['{ viewer { cart { totalQuantity totals { grandTotal { amount } } } } }', 'cart'],
  'cart + lines+totals': ['{ viewer { cart { lines { sku name quantity } totals { grandTotal { amount } } } } }', 'cart'],
  'cart + amounts': ['{ viewer { cart { lines { sku name quantity unitPrice { amount currencyCode } rowTotal { amount currencyCode } } totals { subtotal { amount } grandTotal { amount } } } } }', 'cart'],
  'product sku': ['query P($path: String!) { product(by: { urlPath: $path }) { sku } }', 'product'],
  'product +stock': ['query P($path: String!) { product(by: { urlPath: $path }) { sku stock { status quantity } } }', 'product'],
  'product +price': ['query P($path: String!) { product(by: { urlPath: $path }) { sku price { final { amount } } } }', 'product'],
  'product +descr': ['query P($path: String!) { product(by: { urlPath: $path }) { sku description } }', 'product'],
  'product +image': ['query P($path: String!) { product(by: { urlPath: $path }) { sku image { path alt } } }', 'product'],
  'product +variants': ['query P($path: String!) { product(by: { urlPath: $path }) { sku ... on ConfigurableProduct { options { attributeCode label values { value label } } variants { sku } } } }', 'product'],
}
const only = process.argv[2]?.split(',')
for (const [name, [query, kind]] of Object.entries(OPS)) {
  if (only && !only.some((o) => name.startsWith(o))) continue
  const asks = (t: any) => keys[kind].map(({ variables, cart }: any) => ({ body: JSON.stringify({ query, variables }), headers: { ...t.headers, ...(cart ? (t.kind === 'gateway' ? { cookie: cart.cookie } : { 'x-cart': cart.token }) : {}) } }))
  const out: string[] = []
  const cpu = new Map<string, number[]>(targets.map((t) => [t.name, []]))
  const calls = new Map<string, number>()
  for (const t of targets) await measure(t, asks(t), 1500)
  for (let r = 0; r < Number(process.argv[3] ?? 3); r++) for (const t of targets) {
    const before = (await (await fetch(`${contestants.rest}/__calls`)).json() as any).calls
    cpu.get(t.name)!.push((await measure(t, asks(t), 2000)).cpuMsPerRequest)
    calls.set(t.name, ((await (await fetch(`${contestants.rest}/__calls`)).json() as any).calls - before) / 2000)
  }
  for (const t of targets) out.push(`${t.name} ${median(cpu.get(t.name)!).toFixed(3)} (${calls.get(t.name)!.toFixed(2)} calls)`)
  console.log(name.padEnd(20), out.join('  |  '))
}
await contestants.stop()
process.exit(0)
