'use strict';

const ACCESSORS = ['Buffer', 'performance', 'process'];

/**
 * Makes those global objects of Node constants for V8 that are accessors otherwise: compiled code would look each of them up, and call
 * the accessor, some twenty times a request.
 */
exports.makeGlobalsConstant = function makeGlobalsConstant() {
  for (const name of ACCESSORS) {
    const { enumerable } = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, {
      value: globalThis[name],
      writable: true,
      configurable: true,
      enumerable,
    });
  }
};
