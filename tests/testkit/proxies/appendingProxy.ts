import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../servers/freePort.ts'

export type AppendingProxy = Readonly<{ url: string; close(): Promise<void> }>

/** A proxy in front of a server that appends the address of its own peer to `X-Forwarded-For`, as proxies do. */
export async function startAppendingProxy(target: string): Promise<AppendingProxy> {
  const server = createServer((request, response) => {
    const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ')
    const headers = { ...request.headers, 'x-forwarded-for': forwarded }
    const onward = ask(target + request.url, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const HAPROXY = '/usr/sbin/haproxy'

export const hasHaproxy = existsSync(HAPROXY)

/** The same with haproxy of the system, which appends by a header line of its own. */
export async function startHaproxy(target: string): Promise<AppendingProxy> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'hogar-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 20s
  timeout server 20s
  option forwardfor
listen shop
  bind 127.0.0.1:${port}
  server web ${new URL(target).host}
`,
  )
  const child = spawn(HAPROXY, ['-f', file, '-db'], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${url}/health/live`).catch(() => null)
    if (response?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
