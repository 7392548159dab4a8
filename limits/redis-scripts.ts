import { createHash } from 'node:crypto';

/** A script with the digest that Redis knows it by. */
export interface RedisScript {
  text: string;
  sha1: string;
}

function script(text: string): RedisScript {
  return { text, sha1: createHash('sha1').update(text).digest('hex') };
}

/**
 * Counts a request in all counters or, when one is used up, in none. KEYS: the counters. ARGV: the window in milliseconds, then
 * each counter's limit. Answers 1 or 0, then for each counter what is used and how many milliseconds are left.
 *
 * A counter without an end, or with one further away than the window is long (the server's clock was set back), gets a new one.
 */
export const takeScript = script(`
local window = tonumber(ARGV[1])
local answer = {1}
for index, key in ipairs(KEYS) do
  local used = tonumber(redis.call('GET', key) or '0')
  local left = redis.call('PTTL', key)
  if left == -1 or left > window then redis.call('PEXPIRE', key, window) end
  if left < 0 or left > window then left = window end
  if used >= tonumber(ARGV[index + 1]) then answer[1] = 0 end
  answer[2 * index] = used
  answer[2 * index + 1] = left
end
if answer[1] == 0 then return answer end
for index, key in ipairs(KEYS) do
  answer[2 * index] = redis.call('INCR', key)
  if answer[2 * index] == 1 then redis.call('PEXPIRE', key, window) end
end
return answer
`);

/**
 * Says that a replica is there, and answers how many are. KEYS: their sorted set. ARGV: the replica, and for how many milliseconds
 * it is believed. Times are the server's, and those that its clock has not reached are forgotten.
 */
export const announceScript = script(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '(' .. now, '+inf')
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('ZCARD', KEYS[1])
`);
