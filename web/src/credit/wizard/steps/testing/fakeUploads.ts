import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** A request of a page, which the test answers. */
export class FakeUpload {
  static readonly all: FakeUpload[] = []
  readonly headers: Record<string, string> = {}
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
  method = ''
  path = ''
  body: unknown = null
  status = 0
  responseText = ''
  isAborted = false
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  open(method: string, path: string) {
    this.method = method
    this.path = path
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.body = body
    FakeUpload.all.push(this)
  }
  abort() {
    this.isAborted = true
    this.onabort?.()
  }
  progress(loaded: number, total: number) {
    return act(async () => this.upload.onprogress?.({ loaded, total }))
  }
  answer(status: number, body: object) {
    return act(async () => {
      this.status = status
      this.responseText = JSON.stringify(body)
      this.onload?.()
    })
  }
  fail() {
    return act(async () => this.onerror?.())
  }
}

/** Takes the requests of a page; returns those that were sent. */
export function takeUploads(): readonly FakeUpload[] {
  FakeUpload.all.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  return FakeUpload.all
}
