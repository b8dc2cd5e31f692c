import { type Socket, connect } from 'node:net'
import type { HostileRequest } from './hostileRequest.ts'
import { InvalidAnswer, type RawAnswer, readAnswer } from './readAnswer.ts'

export type Outcome =
  | Readonly<{ kind: 'answered'; answer: RawAnswer }>
  /** The connection ended before a whole answer. */
  | Readonly<{ kind: 'closed' }>
  /** Nothing came in time. */
  | Readonly<{ kind: 'silent' }>
  | Readonly<{ kind: 'invalid'; why: string }>

/** Longer than any server lets a request take. */
const ANSWER_MAX_MS = 30_000
/** After so long without an answer to a message that may be cut short, the sender says that it has no more to write. */
const HALF_CLOSE_MS = 150

/** One connection that is opened when it is needed and again when a server has closed it. */
export class RawLine {
  readonly #port: number
  #socket: Socket | null = null
  #received = Buffer.alloc(0)
  #isEnded = false
  #wake: () => void = () => {}

  constructor(port: number) {
    this.#port = port
  }

  /** Sends a request and reads its answer. What an old connection did not answer is sent once more, on a new one. */
  async ask(request: HostileRequest): Promise<Outcome> {
    if (!request.isWhole) this.close()
    const isOld = this.#socket !== null
    const [outcome] = await this.#exchange([request])
    const again = request.isWhole && isOld && outcome?.kind === 'closed'
    if (!request.isWhole) this.close()
    return again ? this.ask(request) : (outcome ?? { kind: 'closed' })
  }

  /**
   * Sends whole requests in one piece and reads their answers in order; those behind a close are asked alone. So are all when
   * nothing was answered: a server that cannot read the second request closes before it has answered the first.
   */
  async askTogether(requests: readonly HostileRequest[]): Promise<readonly Outcome[]> {
    const together = await this.#exchange(requests)
    const outcomes = together[0]?.kind === 'closed' ? [] : [...together]
    for (const request of requests.slice(outcomes.length)) outcomes.push(await this.ask(request))
    return outcomes
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = null
  }

  /** Answers up to the first after which nothing more can come; a close before the first counts as one. */
  async #exchange(requests: readonly HostileRequest[]): Promise<readonly Outcome[]> {
    const socket = this.#open()
    for (const { bytes } of requests) socket.write(bytes)
    const outcomes: Outcome[] = []
    for (const request of requests) {
      const outcome = await this.#read(request, socket)
      if (outcome.kind === 'closed' && outcomes.length > 0) break
      outcomes.push(outcome)
      if (outcome.kind === 'answered' && !outcome.answer.closes && !this.#isEnded) continue
      this.close()
      break
    }
    // A server that could not read a request does not know that it was a HEAD.
    if (
      this.#received.length > 0 &&
      this.#socket !== null &&
      requests.every(({ isWhole, isHead }) => isWhole && !isHead)
    ) {
      this.close()
      outcomes.splice(-1, 1, {
        kind: 'invalid',
        why: `more than was asked for: ${this.#received.toString('latin1', 0, 200)}`,
      })
    }
    return outcomes
  }

  #open(): Socket {
    if (this.#socket !== null && !this.#socket.destroyed) return this.#socket
    const socket = connect({ host: '127.0.0.1', port: this.#port, allowHalfOpen: true })
    this.#received = Buffer.alloc(0)
    this.#isEnded = false
    this.#socket = socket
    const end = () => {
      if (this.#socket !== socket) return
      this.#isEnded = true
      this.#wake()
    }
    socket.on('data', (chunk) => {
      if (this.#socket !== socket) return
      this.#received = Buffer.concat([this.#received, chunk])
      this.#wake()
    })
    socket.on('end', end).on('close', end).on('error', end)
    return socket
  }

  async #read({ isHead, isWhole }: HostileRequest, socket: Socket): Promise<Outcome> {
    const until = Date.now() + ANSWER_MAX_MS
    const halfClosing = isWhole ? undefined : setTimeout(() => socket.end(), HALF_CLOSE_MS)
    try {
      for (;;) {
        const answer = readAnswer(this.#received, { isHead, isEnded: this.#isEnded })
        if (answer !== null) {
          this.#received = this.#received.subarray(answer.length)
          return { kind: 'answered', answer }
        }
        if (this.#isEnded) return { kind: 'closed' }
        if (!(await this.#change(until - Date.now()))) return { kind: 'silent' }
      }
    } catch (error) {
      if (!(error instanceof InvalidAnswer)) throw error
      return { kind: 'invalid', why: error.message }
    } finally {
      clearTimeout(halfClosing)
    }
  }

  /** Resolves to true when something has arrived or ended, to false when it is too late. */
  #change(waitMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), Math.max(0, waitMs))
      this.#wake = () => {
        clearTimeout(timer)
        resolve(true)
      }
    })
  }
}
