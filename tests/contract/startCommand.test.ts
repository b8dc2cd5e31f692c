import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { ROOT, nodeCommand } from '../../scripts/processes.ts'
import { freePort } from '../testkit/servers/freePort.ts'

const HOST = '127.0.0.1'

it('names each port that is in use, and starts nothing', async () => {
  const ports = [await freePort(), await freePort()] as const
  const others = ports.map((port) => createServer().listen(port, HOST))
  await Promise.all(others.map((other) => once(other, 'listening')))
  const [gateway, web] = ports
  const start = spawn(process.execPath, [join(ROOT, 'scripts/start.ts')], {
    env: {
      ...process.env,
      HOST,
      PLATFORM_PORT: String(await freePort()),
      GATEWAY_PORT: String(gateway),
      WEB_PORT: String(web),
    },
  })
  const [said, complaint, [exitCode]] = await Promise.all([text(start.stdout), text(start.stderr), once(start, 'exit')])
  for (const other of others) other.close()
  expect(exitCode).toBe(1)
  expect(complaint).toContain(`Port ${gateway} is taken: GATEWAY_PORT chooses another.`)
  expect(complaint).toContain(`Port ${web} is taken: WEB_PORT chooses another.`)
  expect(said).not.toContain('Hogar is open')
})

it.each(['platform/src/main.ts', 'gateway/src/main.ts', 'web/server/main.ts'])(
  'runs %s with the same parameters of Node by compose and by its own package',
  (main) => {
    const [folder = '', ...below] = main.split('/')
    const parameters = nodeCommand({ main }).slice(0, -1)
    const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')
    expect(compose).toContain(`command: ${['node', ...parameters, main].join(' ')}\n`)
    const { scripts }: Readonly<{ scripts: Readonly<Record<string, string>> }> = JSON.parse(
      readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
    )
    expect(scripts['start']).toBe(['node', ...parameters, below.join('/')].join(' '))
  },
)
