import { createHash } from 'node:crypto';

/** A script with its digest, by which Redis caches it. */
export interface RedisScript {
  text: string;
  sha1: string;
}

function script(text: string): RedisScript {
  return { text, sha1: createHash('sha1').update(text).digest('hex') };
}

/**
 * Counts a request in all counters, or in none if one has reached its limit. KEYS: the counters. ARGV: the window in milliseconds,
 * then each counter's limit, or -1 where the request is counted already. Returns 1 or 0, then for each counter the requests used and the milliseconds left.
 *
 * A counter without an expiry, or with one later than a window from now (the server's clock was set back), gets a new one.
 */
export const takeScript = script(`
local window = tonumber(ARGV[1])
local answer = {1}
for index, key in ipairs(KEYS) do
  local used = tonumber(redis.call('GET', key) or '0')
  local left = redis.call('PTTL', key)
  if left == -1 or left > window then redis.call('PEXPIRE', key, window) end
  if left < 0 or left > window then left = window end
  local limit = tonumber(ARGV[index + 1])
  if limit >= 0 and used >= limit then answer[1] = 0 end
  answer[2 * index] = used
  answer[2 * index + 1] = left
end
if answer[1] == 0 then return answer end
for index, key in ipairs(KEYS) do
  if tonumber(ARGV[index + 1]) >= 0 then
    answer[2 * index] = redis.call('INCR', key)
    if answer[2 * index] == 1 then redis.call('PEXPIRE', key, window) end
  end
end
return answer
`);

/**
 * Announces a replica and returns the number of replicas. KEYS: their sorted set. ARGV: the replica, and after how many milliseconds
 * its announcement expires. Times are the server's; times in the future are removed.
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
