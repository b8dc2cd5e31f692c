import { expect, test } from 'vitest'
import { withoutMethods } from '../vite.leanRelayMethods.ts'

const SOURCE = `var Store = /*#__PURE__*/function () {
  function Store() {}
  var _proto = Store.prototype;
  _proto.retain = function retain(id) {
    return { dispose: function dispose() {} };
  };
  _proto._collect = function* _collect() {
    while (true) {
      yield;
    }
  };
  _proto.check = function check() {};
  return Store;
}();
`

test('a class loses the named methods, and nothing else', () => {
  expect(withoutMethods(SOURCE, ['retain', '_collect'])).toBe(`var Store = /*#__PURE__*/function () {
  function Store() {}
  var _proto = Store.prototype;
  _proto.check = function check() {};
  return Store;
}();
`)
})

test('a method that a new version of Relay no longer has fails the build', () => {
  expect(() => withoutMethods(SOURCE, ['subscribe'])).toThrow('subscribe')
})
