import { buildWebIfStale } from './buildWebIfStale.ts'
import { runShop } from './shop.ts'

await buildWebIfStale()
await runShop({ watch: false })
