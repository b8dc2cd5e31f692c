import { type Socket, connect, createServer } from 'node:net'
import { freePort } from '../servers/freePort.ts'

/** A shop behind a connection that can go deaf: it stays open, and nothing comes through, as in a tunnel or a lift. */
export type DeafProxy = Readonly<{ url: string; setDeaf: (isDeaf: boolean) => void; close: () => Promise<void> }>

/** Starts a proxy in front of a shop. Hearing again, it drops the connections of before. */
export async function startDeafProxy(target: string): Promise<DeafProxy> {
  const { hostname, port: targetPort } = new URL(target)
  const sockets = new Set<Socket>()
  let isDeaf = false
  const dropAll = () => sockets.forEach((socket) => socket.destroy())
  const server = createServer((near) => {
    const far = connect(Number(targetPort), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('data', (bytes) => !isDeaf && other.write(bytes))
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    setDeaf: (wanted) => {
      isDeaf = wanted
      if (!isDeaf) dropAll()
    },
    close: async () => {
      dropAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
