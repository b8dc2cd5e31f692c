process.env.NODE_OPTIONS = '--cpu-prof --cpu-prof-interval=300 --cpu-prof-dir=/tmp/keep/prof'
const { measure } = await import('./gateway/measure.ts')
const { prepareShop } = await import('./gateway/prepareShop.ts')
const { startContestants } = await import('./gateway/startContestants.ts')
const contestants = await startContestants()
const keys = await prepareShop(contestants)
const t = contestants.all.find((one) => one.name === 'gateway, nothing held')!
const asks = keys.cart.map(({ cart }: any) => ({ body: JSON.stringify({ query: process.argv[2] ?? '{ __typename }' }), headers: { ...t.headers, cookie: cart.cookie } }))
for (let i = 0; i < 10; i++) console.log((await measure(t, asks, 5000)).cpuMsPerRequest)
await contestants.stop()
process.exit(0)
