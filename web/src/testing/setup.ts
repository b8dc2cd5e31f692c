import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// relay-test-utils is written for Jest and calls its global.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true })

if (typeof window !== 'undefined') {
  // jsdom has no dialogs: enough of them for components that open one.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.show ??= HTMLDialogElement.prototype.showModal
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  window.matchMedia ??= (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

afterEach(cleanup)
