// usage: node bench/lab.tmp.ts <mode: ratio|hold> [ops] [names] [rounds] [requests factor]
import { writeFileSync } from 'node:fs'
import { measure } from './gateway/measure.ts'
import { OPERATIONS } from './gateway/operations.ts'
import { prepareShop } from './gateway/prepareShop.ts'
import { startContestants } from './gateway/startContestants.ts'
import { median } from './median.ts'

const [mode = 'ratio', opsArg = 'listing,product,cart', namesArg = 'plain Yoga,gateway,gateway nothing held', roundsArg = '4', factorArg = '1'] = process.argv.slice(2)
const ops = opsArg.split(',') as ('listing' | 'product' | 'cart')[]
const names = namesArg.split(',')
const clean = (name: string) => name.replace(',', '')
if (process.env.PROF) process.env.NODE_OPTIONS = '--cpu-prof --cpu-prof-interval=400 --cpu-prof-dir=/tmp/keep/prof'
const contestants = await startContestants()
const keys = await prepareShop(contestants)
const targets = contestants.all.filter((one) => names.includes(clean(one.name)))
const askOf = (target: any, op: any, { variables, cart }: any) => ({
  body: JSON.stringify({ query: (OPERATIONS as any)[op], variables }),
  headers: { ...target.headers, ...(cart ? (target.kind === 'gateway' ? { cookie: cart.cookie } : { 'x-cart': cart.token }) : {}) },
})
const REQ: any = { listing: 800, product: 3000, cart: 3000 }
if (mode === 'hold') {
  // endless: load on one target for one op in background until killed
  writeFileSync('/tmp/keep/hold.json', JSON.stringify(targets.map((t) => ({ name: t.name, pid: t.pid, url: t.url }))))
  console.log('ready', targets.map((t) => `${t.name}=${t.pid}`).join(' '))
  const op = ops[0]!
  for (let i = 0; i < Number(roundsArg); i += 1) for (const t of targets) await measure(t, keys[op].map((k) => askOf(t, op, k)), REQ[op])
} else {
  for (const op of ops) {
    const cpu = new Map<string, number[]>(targets.map((t) => [t.name, []]))
    for (const t of targets) await measure(t, keys[op].map((k) => askOf(t, op, k)), 800)
    for (let round = 0; round < Number(roundsArg); round += 1)
      for (const t of targets) {
        const s = await measure(t, keys[op].map((k) => askOf(t, op, k)), REQ[op] * Number(factorArg))
        cpu.get(t.name)!.push(s.cpuMsPerRequest)
        if (s.failures) console.log('FAILURES', t.name, s.failures)
      }
    if (process.env.EACH) for (const t of targets) console.log(t.name, cpu.get(t.name)!.map((c) => c.toFixed(3)).join(' '))
    const base = cpu.get(targets[0]!.name)!
    for (const t of targets) {
      const own = cpu.get(t.name)!
      const ratios = own.map((c, i) => base[i]! / c)
      console.log(op.padEnd(8), t.name.padEnd(24), 'cpu', median(own).toFixed(4), 'ratio', median(ratios).toFixed(2), `(${Math.min(...ratios).toFixed(2)}..${Math.max(...ratios).toFixed(2)})`)
    }
  }
}
await contestants.stop()
process.exit(0)
