import { describe, expect, test } from '@jest/globals';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import request from 'supertest';
import { inSequence } from '../../middleware/in-sequence.ts';

const names: RequestHandler = (_request, response, next) => {
  response.locals['name'] = 'one';
  next();
};
const refuses: RequestHandler = (_request, _response, next) => next(new Error('refused'));
const throws: RequestHandler = () => {
  throw new Error('thrown');
};
const rejects: RequestHandler = () => Promise.reject(new Error('rejected'));

/** The text that an application with these handlers sends. */
async function responseOf(...handlers: [RequestHandler, ...RequestHandler[]]): Promise<string> {
  const app = express();
  app.use(inSequence(...handlers));
  app.use((_request, response) => void response.send(`after ${String(response.locals['name'])}`));
  app.use((error: Error, _request: Request, response: Response, _next: NextFunction) => {
    response.status(500).send(error.message);
  });
  return (await request(app).get('/any')).text;
}

describe('handlers in sequence', () => {
  test('run one after the other, and then what is after them', async () => {
    const adds: RequestHandler = (_request, response, next) => {
      response.locals['name'] += ' two';
      next();
    };
    expect(await responseOf(names, adds)).toBe('after one two');
  });

  test.each([undefined, null])('go on after next(%j), as in Express', async (nothing) => {
    const goesOn: RequestHandler = (_request, _response, next) => next(nothing);
    expect(await responseOf(goesOn, names)).toBe('after one');
  });

  test('end with the one that responds', async () => {
    const responds: RequestHandler = (_request, response) => void response.send(response.locals['name']);
    expect(await responseOf(names, responds, throws)).toBe('one');
  });

  test.each([
    ['refused', refuses],
    ['thrown', throws],
  ])('go to the error handler when one has %s', async (message, handler) => {
    expect(await responseOf(names, handler, throws)).toBe(message);
  });

  test('go to the error handler when the first, second or last promise is rejected', async () => {
    expect(await responseOf(rejects)).toBe('rejected');
    expect(await responseOf(names, rejects, throws)).toBe('rejected');
    expect(await responseOf(names, rejects)).toBe('rejected');
  });
});
