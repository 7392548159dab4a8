// Written by `npm run generate` from catalogue/gateway.schema.json. Change the schema, not this file.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const isGatewayFile = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:inference-gateway:gateway.schema.json","type":"object","additionalProperties":false,"properties":{"backends":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$","errorMessage":"a backend's name is made of letters, digits, '.', '_' and '-', 100 at most"},"additionalProperties":{"$ref":"#/$defs/backend"}},"models":{"type":"object","propertyNames":{"$ref":"#/$defs/modelId"},"additionalProperties":{"$ref":"#/$defs/model"}},"aliases":{"type":"object","maxProperties":10000,"propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9._:@+/-]{0,198}\\*?$","errorMessage":"an alias is made of letters, digits and . _ : @ + / -, 200 at most, and may end with *"},"additionalProperties":{"type":"string","minLength":1}},"defaults":{"type":"object","additionalProperties":false,"properties":{"chat":{"type":"string"},"embedding":{"type":"string"},"rerank":{"type":"string"},"classification":{"type":"string"},"decision":{"type":"string"},"speech":{"type":"string"},"transcription":{"type":"string"},"image_generation":{"type":"string"},"image_variation":{"type":"string"},"ocr":{"type":"string"}}},"projects":{"type":"object","additionalProperties":false,"properties":{"defaults":{"type":"object","additionalProperties":false,"properties":{"models":{"default":"all","anyOf":[{"const":"all"},{"type":"array","uniqueItems":true,"items":{"type":"string"}}],"errorMessage":"this is 'all' or a list of different model ids"}}}}},"prices":{"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","minLength":1}}},"guardrails":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$","errorMessage":"a guardrail's name is made of letters, digits, '.', '_' and '-', 100 at most"},"additionalProperties":{"$ref":"#/$defs/guardrail"}},"limits":{"$ref":"#/$defs/requestLimits"},"alerts":{"type":"object","additionalProperties":false,"required":["targets"],"properties":{"thresholds":{"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"default":[50,80,100,"forecast"],"items":{"anyOf":[{"type":"integer","minimum":1,"maximum":1000},{"const":"forecast"}],"errorMessage":"this is a percentage from 1 to 1000, or 'forecast'"}},"targets":{"type":"object","minProperties":1,"maxProperties":20,"propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$","errorMessage":"a target's name is made of letters, digits, '.', '_' and '-', 100 at most"},"additionalProperties":{"$ref":"#/$defs/alertTarget"}}}},"jwt":{"type":"object","additionalProperties":false,"required":["jwks_url","issuer","audiences","project_claim"],"properties":{"jwks_url":{"type":"string","minLength":1},"issuer":{"type":"string","minLength":1},"audiences":{"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","minLength":1}},"algorithms":{"type":"array","minItems":1,"uniqueItems":true,"default":["RS256","ES256"],"items":{"enum":["RS256","RS384","RS512","PS256","PS384","PS512","ES256","ES384","ES512","EdDSA","Ed25519"]}},"project_claim":{"type":"string","minLength":1},"label_claim":{"type":"string","minLength":1},"hash_label":{"type":"boolean","default":true},"refused_labels":{"type":"array","items":{"type":"string","minLength":1}},"issued_after":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"}}},"sign_in":{"type":"object","additionalProperties":false,"required":["issuer","client_id","address","role_claim","roles"],"properties":{"issuer":{"type":"string","minLength":1},"client_id":{"type":"string","minLength":1},"client_secret":{"$ref":"#/$defs/secretOrFile"},"address":{"type":"string","minLength":1},"scopes":{"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"default":["openid","profile","email"],"items":{"type":"string","pattern":"^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$","errorMessage":"a scope is one word of ASCII characters"}},"name_claim":{"type":"string","minLength":1,"default":"email"},"role_claim":{"type":"string","minLength":1},"roles":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"object","additionalProperties":false,"required":["value","role"],"properties":{"value":{"type":"string","minLength":1},"role":{"enum":["viewer","finance","operator","admin"]},"organisation":{"type":"string","minLength":1}}}},"session_hours":{"type":"number","exclusiveMinimum":0,"maximum":24}}},"tags":{"type":"object","minProperties":1,"maxProperties":8,"propertyNames":{"pattern":"^[a-z][a-z0-9_]{0,31}$","errorMessage":"a tag's name is made of lower-case letters, digits and '_', 32 at most, and begins with a letter"},"additionalProperties":{"$ref":"#/$defs/tag"}},"decisions":{"type":"object","additionalProperties":false,"properties":{"self_test":{"type":"boolean","default":true}}},"contract":{"type":"object","additionalProperties":false,"properties":{"sample":{"type":"number","minimum":0,"maximum":1,"default":0},"on_breach":{"enum":["report","refuse"],"default":"report"}}},"cors":{"type":"object","additionalProperties":false,"required":["origins"],"properties":{"origins":{"type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","pattern":"^(\\*|[a-z][a-z0-9+.-]*://[^/?#@\\s]+)$","errorMessage":"an origin is scheme://host or scheme://host:port in lower case without a path, or *"}}}},"discovery":{"type":"boolean","default":false}},"$defs":{"credential":{"type":"string","pattern":"^[\\x20-\\x7e]*$","errorMessage":"a key is one line of ASCII characters; remove its line ends, byte order mark or other characters"},"modelId":{"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*/(?:\\*|[A-Za-z0-9][A-Za-z0-9._:@+-]*)$","errorMessage":"a model id is <vendor>/<model_name>, such as acme/chat-1"},"requestLimits":{"type":"object","additionalProperties":false,"properties":{"requests_per_minute":{"$ref":"#/$defs/requestsPerMinute"},"tiers":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$","errorMessage":"a tier's name is made of letters, digits, '.', '_' and '-', 100 at most"},"additionalProperties":{"type":"object","additionalProperties":false,"required":["requests_per_minute"],"properties":{"requests_per_minute":{"$ref":"#/$defs/requestsPerMinute"}}}}}},"requestsPerMinute":{"type":"integer","minimum":1,"maximum":1000000000},"capability":{"enum":["chat","embedding","rerank","classification","decision","speech","transcription","image_generation","image_variation","ocr"]},"price":{"type":["number","string"]},"backend":{"type":"object","additionalProperties":false,"required":["kind"],"if":{"required":["kind"],"properties":{"kind":{"enum":["embedded","onnx"]}}},"then":{"properties":{"base_url":false,"api_key":false,"headers":false,"ca_file":false,"messages_headers":false,"max_batch_size":false,"raw_scores":false,"output_limit_field":false,"stream_usage":false}},"else":{"if":{"required":["kind"],"properties":{"kind":{"enum":["groq","openrouter"]}}},"else":{"required":["base_url"]}},"allOf":[{"if":{"required":["kind"],"properties":{"kind":{"enum":["azure"]}}},"else":{"properties":{"api_version":false}}},{"if":{"required":["kind"],"properties":{"kind":{"enum":["vertex"]}}},"else":{"properties":{"credentials_file":false}}},{"if":{"required":["kind"],"properties":{"kind":{"enum":["bedrock"]}}},"then":{"required":["aws"]},"else":{"properties":{"aws":false}}},{"if":{"required":["kind"],"properties":{"kind":{"enum":["onnx"]}}},"then":{"required":["models_dir"]},"else":{"properties":{"models_dir":false}}},{"if":{"required":["kind"],"properties":{"kind":{"enum":["vertex","bedrock","embedded","onnx"]}}},"then":{"properties":{"health":false}}}],"properties":{"kind":{"enum":["openai","azure","anthropic","gemini","vertex","bedrock","cohere","jina","tei","infinity","mistral","embedded","onnx","groq","openrouter"]},"base_url":{"type":"string"},"api_key":{"if":{"type":"object"},"then":{"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","minLength":1}}},"else":{"$ref":"#/$defs/credential"}},"headers":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$","errorMessage":"this is not the name of a header"},"additionalProperties":{"type":"string","pattern":"^[\\t\\x20-\\x7e\\x80-\\xff]*$","errorMessage":"the value of a header is one line of text; numbers are quoted"}},"timeouts":{"type":"object","additionalProperties":false,"properties":{"queue_seconds":{"type":"number","exclusiveMinimum":0,"maximum":86400,"default":30},"connect_seconds":{"type":"number","exclusiveMinimum":0,"maximum":600,"default":10},"first_byte_seconds":{"type":"number","exclusiveMinimum":0,"maximum":86400,"default":600},"idle_seconds":{"type":"number","exclusiveMinimum":0,"maximum":86400,"default":600}}},"health":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"type":"string","maxLength":1000,"pattern":"^/(?![/\\\\])[!-\"$-\\[\\]-~]*$","errorMessage":"this is a path from the root of the server that begins with one /, such as /health"},"every_seconds":{"type":"number","minimum":1,"maximum":86400,"default":10}}},"formats":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["chat","messages","responses"]}},"transcription_formats":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["json","verbose_json","text","srt","vtt"]}},"max_connections":{"type":"integer","minimum":1,"maximum":100000},"max_batch_size":{"type":"integer","minimum":1,"maximum":100000},"raw_scores":{"type":"boolean","default":false},"output_limit_field":{"enum":["max_tokens","max_completion_tokens"],"default":"max_tokens"},"stream_usage":{"type":"boolean","default":true},"tokenizer":{"enum":["vllm"]},"trace_context":{"enum":["none","trace","all"],"default":"trace"},"messages_headers":{"anyOf":[{"enum":["all","none"]},{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"}}],"default":"all","errorMessage":"this must be all, none, or a list of names: anthropic-version, anthropic-beta or beta features"},"api_version":{"type":"string","pattern":"^(v1|[0-9]{4}-[0-9]{2}-[0-9]{2}(-preview)?)$","default":"v1","errorMessage":"this is not a version of Azure's API, such as 2024-10-21, 2025-04-01-preview or v1"},"aws":{"type":"object","additionalProperties":false,"required":["region"],"dependentRequired":{"access_key_id":["secret_access_key"],"secret_access_key":["access_key_id"],"session_token":["access_key_id"]},"properties":{"region":{"type":"string","pattern":"^[a-z]{2}(-[a-z]+)+-[0-9]$","errorMessage":"this is not a region of AWS, such as eu-central-1"},"access_key_id":{"$ref":"#/$defs/credential"},"secret_access_key":{"$ref":"#/$defs/credential"},"session_token":{"$ref":"#/$defs/credential"}}},"credentials_file":{"type":"string","minLength":1,"maxLength":4096},"models_dir":{"type":"string","minLength":1},"ca_file":{"type":"string","minLength":1}}},"guardrail":{"type":"object","additionalProperties":false,"required":["kind"],"allOf":[{"if":{"required":["kind"],"properties":{"kind":{"const":"rules"}}},"then":{"properties":{"backend":false,"model":false,"piece_characters":false,"thresholds":false,"ask":false,"prompt":false,"max_tokens":false,"allowed_answers":false,"blocked_answers":false,"allowed_labels":false,"blocked_labels":false,"url":false,"secret":false},"anyOf":[{"required":["detect"]},{"required":["block_lists"]},{"required":["patterns"]}],"errorMessage":"rules need 'detect', 'block_lists' or 'patterns'"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"moderation"}}},"then":{"required":["backend","model"],"properties":{"detect":false,"block_lists":false,"patterns":false,"ask":false,"prompt":false,"max_tokens":false,"allowed_answers":false,"blocked_answers":false,"allowed_labels":false,"blocked_labels":false,"url":false,"secret":false}}},{"if":{"required":["kind"],"properties":{"kind":{"const":"classifier"}}},"then":{"required":["backend","model"],"properties":{"detect":false,"block_lists":false,"patterns":false,"thresholds":false,"url":false,"secret":false}}},{"if":{"required":["kind"],"properties":{"kind":{"const":"webhook"}}},"then":{"required":["url","secret"],"properties":{"detect":false,"block_lists":false,"patterns":false,"backend":false,"model":false,"piece_characters":false,"thresholds":false,"ask":false,"prompt":false,"max_tokens":false,"allowed_answers":false,"blocked_answers":false,"allowed_labels":false,"blocked_labels":false}}},{"if":{"required":["kind","ask"],"properties":{"kind":{"const":"classifier"},"ask":{"const":"classify"}}},"then":{"required":["allowed_labels","blocked_labels"],"properties":{"prompt":false,"max_tokens":false,"allowed_answers":false,"blocked_answers":false}},"else":{"properties":{"allowed_labels":false,"blocked_labels":false}}}],"properties":{"kind":{"enum":["rules","moderation","classifier","webhook"]},"required":{"type":"boolean","default":false},"operations":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1}},"models":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1}},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"maximum":600},"read_images":{"type":"boolean","default":false},"detect":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["secrets","payment_card","iban","national_id","email","phone"]}},"block_lists":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/$defs/blockList"}},"patterns":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","minLength":1,"maxLength":2000}},"backend":{"type":"string","minLength":1},"model":{"type":"string","minLength":1},"piece_characters":{"type":"integer","minimum":100,"maximum":1000000,"default":8000},"thresholds":{"type":"object","minProperties":1,"additionalProperties":{"type":"number","exclusiveMinimum":0,"maximum":1}},"ask":{"enum":["chat","classify"],"default":"chat"},"prompt":{"type":"string","minLength":1},"max_tokens":{"type":"integer","minimum":1,"maximum":4096,"default":32},"allowed_answers":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1},"default":["safe"]},"blocked_answers":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1},"default":["unsafe"]},"allowed_labels":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1}},"blocked_labels":{"type":"object","minProperties":1,"additionalProperties":{"type":"number","exclusiveMinimum":0,"maximum":1}},"url":{"type":"string","minLength":1},"secret":{"type":"string","minLength":16}}},"blockList":{"type":"object","additionalProperties":false,"required":["words"],"properties":{"words":{"type":"array","minItems":1,"maxItems":10000,"items":{"type":"string","maxLength":1000,"pattern":"[\\p{L}\\p{N}\\p{P}\\p{S}]","errorMessage":"a word has at least one visible character"}},"whole_words":{"type":"boolean","default":true},"ignore_case":{"type":"boolean","default":true}}},"deployment":{"type":"object","additionalProperties":false,"required":["backend","model"],"properties":{"backend":{"type":"string","minLength":1},"model":{"type":"string","minLength":1},"priority":{"type":"integer","minimum":0,"maximum":1000,"default":0},"weight":{"type":"number","minimum":0,"maximum":1000000,"default":1},"max_in_flight":{"type":"integer","minimum":1,"maximum":1000000},"cost":{"type":"number","minimum":0,"maximum":1000000000,"default":0}}},"fallback_models":{"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"type":"string","minLength":1}},"ejection":{"type":"object","additionalProperties":false,"properties":{"consecutive_failures":{"type":"integer","minimum":1,"maximum":1000,"default":3},"failure_rate":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.5},"min_attempts":{"type":"integer","minimum":1,"maximum":1000000,"default":10},"window_seconds":{"type":"number","minimum":1,"maximum":3600,"default":30},"pause_seconds":{"type":"number","exclusiveMinimum":0,"maximum":3600,"default":5},"max_pause_seconds":{"type":"number","exclusiveMinimum":0,"maximum":86400,"default":600}}},"model":{"type":"object","additionalProperties":false,"required":["mode","deployments"],"not":{"required":["prices","free"]},"errorMessage":"a model has either prices or 'free: true'","properties":{"mode":{"$ref":"#/$defs/capability"},"capabilities":{"type":"array","items":{"$ref":"#/$defs/capability"},"uniqueItems":true},"created":{"type":["integer","string"],"format":"date","minimum":0,"maximum":9999999999},"owned_by":{"type":"string","minLength":1},"deployments":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/$defs/deployment"}},"strategy":{"enum":["balanced","weighted","failover","least_cost"],"default":"balanced"},"session_affinity":{"type":"boolean","default":true},"prefix_affinity":{"type":"boolean","default":false},"first_token_seconds":{"type":"number","exclusiveMinimum":0,"maximum":600,"default":60},"attempt_seconds":{"type":"number","exclusiveMinimum":0,"maximum":600},"max_attempts":{"type":"integer","minimum":1,"maximum":20},"when_all_unavailable":{"enum":["try_anyway","fail"],"default":"try_anyway"},"queue":{"type":"object","additionalProperties":false,"required":["size"],"properties":{"size":{"type":"integer","minimum":1,"maximum":10000},"seconds":{"type":"number","exclusiveMinimum":0,"maximum":300,"default":30}}},"fallbacks":{"type":"object","additionalProperties":false,"properties":{"unavailable":{"$ref":"#/$defs/fallback_models"},"overloaded":{"$ref":"#/$defs/fallback_models"},"failed":{"$ref":"#/$defs/fallback_models"},"timeout":{"$ref":"#/$defs/fallback_models"},"context_length":{"$ref":"#/$defs/fallback_models"},"content_policy":{"$ref":"#/$defs/fallback_models"},"budget":{"$ref":"#/$defs/fallback_models"}}},"ejection":{"$ref":"#/$defs/ejection"},"info":{"$ref":"#/$defs/info"},"prices":{"$ref":"#/$defs/prices"},"price_multipliers":{"$ref":"#/$defs/price_multipliers"},"free":{"const":true,"errorMessage":"'free' can only be true; a model that costs has prices"},"limits":{"$ref":"#/$defs/limits"},"visibility":{"enum":["public","hidden"],"default":"public"},"tokenizer":{"type":"string","minLength":1},"thinking":{"enum":["budget","adaptive"]},"cache_prompts":{"type":"boolean","default":false},"tier":{"type":"string","minLength":1,"maxLength":100}}},"prices":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/$defs/priceEntry"}},"else":{"$ref":"#/$defs/priceEntry"}},"priceFile":{"type":"object","additionalProperties":false,"required":["models"],"properties":{"source":{"type":"string"},"date":{"type":"string","format":"date"},"currency":{"type":"string"},"rate":{"$ref":"#/$defs/price"},"models":{"type":"object","propertyNames":{"$ref":"#/$defs/modelId"},"additionalProperties":{"type":"object","additionalProperties":false,"required":["prices"],"properties":{"source_model":{"type":"string"},"prices":{"$ref":"#/$defs/prices"},"info":{"type":"object","additionalProperties":false,"properties":{"max_input_tokens":{"type":"integer","minimum":1},"max_output_tokens":{"type":"integer","minimum":1},"deprecation_date":{"type":"string","format":"date"}}}}}}}},"priceEntry":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"valid_from":{"type":"string"},"input_per_million_tokens":{"$ref":"#/$defs/price"},"output_per_million_tokens":{"$ref":"#/$defs/price"},"cached_input_per_million_tokens":{"$ref":"#/$defs/price"},"cache_write_per_million_tokens":{"$ref":"#/$defs/price"},"cache_write_1h_per_million_tokens":{"$ref":"#/$defs/price"},"audio_input_per_million_tokens":{"$ref":"#/$defs/price"},"reasoning_per_million_tokens":{"$ref":"#/$defs/price"},"audio_output_per_million_tokens":{"$ref":"#/$defs/price"},"per_image":{"$ref":"#/$defs/price"},"per_image_by_size":{"type":"object","minProperties":1,"maxProperties":200,"additionalProperties":{"if":{"type":"object"},"then":{"type":"object","minProperties":1,"maxProperties":20,"additionalProperties":{"$ref":"#/$defs/price"}},"else":{"$ref":"#/$defs/price"}}},"per_page":{"$ref":"#/$defs/price"},"per_second":{"$ref":"#/$defs/price"},"per_minute":{"$ref":"#/$defs/price"},"per_million_characters":{"$ref":"#/$defs/price"},"per_thousand_searches":{"$ref":"#/$defs/price"},"above_input_tokens":{"$ref":"#/$defs/longInputPrices"},"service_tiers":{"type":"object","minProperties":1,"maxProperties":20,"additionalProperties":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"input_per_million_tokens":{"$ref":"#/$defs/price"},"output_per_million_tokens":{"$ref":"#/$defs/price"},"cached_input_per_million_tokens":{"$ref":"#/$defs/price"},"cache_write_per_million_tokens":{"$ref":"#/$defs/price"},"cache_write_1h_per_million_tokens":{"$ref":"#/$defs/price"},"audio_input_per_million_tokens":{"$ref":"#/$defs/price"},"reasoning_per_million_tokens":{"$ref":"#/$defs/price"},"audio_output_per_million_tokens":{"$ref":"#/$defs/price"},"above_input_tokens":{"$ref":"#/$defs/longInputPrices"}}}}}},"longInputPrices":{"type":"object","minProperties":1,"maxProperties":20,"propertyNames":{"pattern":"^[1-9][0-9]{0,8}$","errorMessage":"this is a number of tokens, such as 200000"},"additionalProperties":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"input_per_million_tokens":{"$ref":"#/$defs/price"},"output_per_million_tokens":{"$ref":"#/$defs/price"},"cached_input_per_million_tokens":{"$ref":"#/$defs/price"},"cache_write_per_million_tokens":{"$ref":"#/$defs/price"},"cache_write_1h_per_million_tokens":{"$ref":"#/$defs/price"},"audio_input_per_million_tokens":{"$ref":"#/$defs/price"},"reasoning_per_million_tokens":{"$ref":"#/$defs/price"},"audio_output_per_million_tokens":{"$ref":"#/$defs/price"}}}},"price_multipliers":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"service_tier":{"$ref":"#/$defs/multipliers"},"speed":{"$ref":"#/$defs/multipliers"},"region":{"$ref":"#/$defs/multipliers"}}},"multipliers":{"type":"object","minProperties":1,"additionalProperties":{"type":["number","string"]}},"limits":{"type":"object","additionalProperties":false,"properties":{"max_images":{"type":"integer","minimum":1,"maximum":9007199254740991},"max_pages":{"type":"integer","minimum":1,"maximum":9007199254740991},"max_seconds":{"type":"integer","minimum":1,"maximum":9007199254740991},"max_searches":{"type":"integer","minimum":1},"max_characters":{"type":"integer","minimum":1,"maximum":9007199254740991}}},"info":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"model_type":{"type":"string","minLength":1},"display_name":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"logo_url":{"type":"string","format":"uri"},"modelhub_id":{"type":"string","minLength":1},"parameters_count":{"type":"string","minLength":1},"precision":{"type":"string","minLength":1},"display_tags":{"type":"array","items":{"type":"string","minLength":1}},"max_input_tokens":{"type":"integer","minimum":1,"maximum":9007199254740991},"max_output_tokens":{"type":"integer","minimum":1,"maximum":9007199254740991},"supports_reasoning":{"type":"boolean"},"reasoning_efforts":{"type":"array","items":{"type":"string","minLength":1}},"model_version":{"type":"string","minLength":1},"deprecation_date":{"type":"string","format":"date"},"superseded_by_model_name":{"type":"string","minLength":1},"supports_function_calling":{"type":"boolean"},"supports_vision":{"type":"boolean"},"supports_audio_input":{"type":"boolean"},"supports_audio_output":{"type":"boolean"},"supports_response_schema":{"type":"boolean"},"supports_multilingual":{"type":"boolean"},"is_preview":{"type":"boolean"}}},"secretOrFile":{"if":{"type":"object"},"then":{"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","minLength":1}}},"else":{"$ref":"#/$defs/credential","type":"string","minLength":1}},"tag":{"type":"object","additionalProperties":false,"oneOf":[{"anyOf":[{"required":["header"]},{"required":["metadata"]}]},{"required":["user_key"]},{"required":["coding_tool"]}],"errorMessage":"a tag has 'header', 'metadata' or both, or one of 'user_key' and 'coding_tool'","properties":{"header":{"type":"string","pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$","errorMessage":"this is the name of a header, such as x-team"},"metadata":{"type":"string","minLength":1,"maxLength":64},"user_key":{"$ref":"#/$defs/secretOrFile"},"coding_tool":{"const":true,"errorMessage":"this must be true"}}},"alertTarget":{"type":"object","additionalProperties":false,"required":["kind"],"allOf":[{"if":{"required":["kind"],"properties":{"kind":{"const":"webhook"}}},"then":{"required":["url","secret"],"properties":{"host":false,"port":false,"tls":false,"user":false,"password":false,"from":false,"to":false}}},{"if":{"required":["kind"],"properties":{"kind":{"const":"slack"}}},"then":{"required":["url"],"properties":{"secret":false,"host":false,"port":false,"tls":false,"user":false,"password":false,"from":false,"to":false}}},{"if":{"required":["kind"],"properties":{"kind":{"const":"email"}}},"then":{"required":["host","from","to"],"properties":{"url":false,"secret":false}}},{"if":{"required":["user"]},"then":{"required":["password"]},"else":{"properties":{"password":false}}}],"properties":{"kind":{"enum":["webhook","slack","email"]},"url":{"$ref":"#/$defs/secretOrFile"},"secret":{"$ref":"#/$defs/secretOrFile"},"host":{"type":"string","minLength":1},"port":{"type":"integer","minimum":1,"maximum":65535},"tls":{"enum":["starttls","implicit","none"],"default":"starttls"},"user":{"type":"string","minLength":1},"password":{"$ref":"#/$defs/secretOrFile"},"from":{"$ref":"#/$defs/mailAddress"},"to":{"type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"$ref":"#/$defs/mailAddress"}},"internal":{"type":"boolean","default":false}}},"mailAddress":{"type":"string","pattern":"^[^\\s@<>,;:\"()\\[\\]\\\\]+@[^\\s@<>,;:\"()\\[\\]\\\\]+$","maxLength":254,"errorMessage":"this is an address such as finance@example.com, without a name"}}};
const schema37 = {"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*/(?:\\*|[A-Za-z0-9][A-Za-z0-9._:@+-]*)$","errorMessage":"a model id is <vendor>/<model_name>, such as acme/chat-1"};
const func1 = Object.prototype.hasOwnProperty;
const func3 = require("ajv/dist/runtime/ucs2length").default;
const func0 = require("ajv/dist/runtime/equal").default;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$", "u");
const pattern15 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*/(?:\\*|[A-Za-z0-9][A-Za-z0-9._:@+-]*)$", "u");
const pattern17 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._:@+/-]{0,198}\\*?$", "u");
const pattern25 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$", "u");
const pattern26 = new RegExp("^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$", "u");
const pattern27 = new RegExp("^[a-z][a-z0-9_]{0,31}$", "u");
const pattern29 = new RegExp("^(\\*|[a-z][a-z0-9+.-]*://[^/?#@\\s]+)$", "u");
const schema32 = {"type":"object","additionalProperties":false,"required":["kind"],"if":{"required":["kind"],"properties":{"kind":{"enum":["embedded","onnx"]}}},"then":{"properties":{"base_url":false,"api_key":false,"headers":false,"ca_file":false,"messages_headers":false,"max_batch_size":false,"raw_scores":false,"output_limit_field":false,"stream_usage":false}},"else":{"if":{"required":["kind"],"properties":{"kind":{"enum":["groq","openrouter"]}}},"else":{"required":["base_url"]}},"allOf":[{"if":{"required":["kind"],"properties":{"kind":{"enum":["azure"]}}},"else":{"properties":{"api_version":false}}},{"if":{"required":["kind"],"properties":{"kind":{"enum":["vertex"]}}},"else":{"properties":{"credentials_file":false}}},{"if":{"required":["kind"],"properties":{"kind":{"enum":["bedrock"]}}},"then":{"required":["aws"]},"else":{"properties":{"aws":false}}},{"if":{"required":["kind"],"properties":{"kind":{"enum":["onnx"]}}},"then":{"required":["models_dir"]},"else":{"properties":{"models_dir":false}}},{"if":{"required":["kind"],"properties":{"kind":{"enum":["vertex","bedrock","embedded","onnx"]}}},"then":{"properties":{"health":false}}}],"properties":{"kind":{"enum":["openai","azure","anthropic","gemini","vertex","bedrock","cohere","jina","tei","infinity","mistral","embedded","onnx","groq","openrouter"]},"base_url":{"type":"string"},"api_key":{"if":{"type":"object"},"then":{"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","minLength":1}}},"else":{"$ref":"#/$defs/credential"}},"headers":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$","errorMessage":"this is not the name of a header"},"additionalProperties":{"type":"string","pattern":"^[\\t\\x20-\\x7e\\x80-\\xff]*$","errorMessage":"the value of a header is one line of text; numbers are quoted"}},"timeouts":{"type":"object","additionalProperties":false,"properties":{"queue_seconds":{"type":"number","exclusiveMinimum":0,"maximum":86400,"default":30},"connect_seconds":{"type":"number","exclusiveMinimum":0,"maximum":600,"default":10},"first_byte_seconds":{"type":"number","exclusiveMinimum":0,"maximum":86400,"default":600},"idle_seconds":{"type":"number","exclusiveMinimum":0,"maximum":86400,"default":600}}},"health":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"type":"string","maxLength":1000,"pattern":"^/(?![/\\\\])[!-\"$-\\[\\]-~]*$","errorMessage":"this is a path from the root of the server that begins with one /, such as /health"},"every_seconds":{"type":"number","minimum":1,"maximum":86400,"default":10}}},"formats":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["chat","messages","responses"]}},"transcription_formats":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["json","verbose_json","text","srt","vtt"]}},"max_connections":{"type":"integer","minimum":1,"maximum":100000},"max_batch_size":{"type":"integer","minimum":1,"maximum":100000},"raw_scores":{"type":"boolean","default":false},"output_limit_field":{"enum":["max_tokens","max_completion_tokens"],"default":"max_tokens"},"stream_usage":{"type":"boolean","default":true},"tokenizer":{"enum":["vllm"]},"trace_context":{"enum":["none","trace","all"],"default":"trace"},"messages_headers":{"anyOf":[{"enum":["all","none"]},{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"}}],"default":"all","errorMessage":"this must be all, none, or a list of names: anthropic-version, anthropic-beta or beta features"},"api_version":{"type":"string","pattern":"^(v1|[0-9]{4}-[0-9]{2}-[0-9]{2}(-preview)?)$","default":"v1","errorMessage":"this is not a version of Azure's API, such as 2024-10-21, 2025-04-01-preview or v1"},"aws":{"type":"object","additionalProperties":false,"required":["region"],"dependentRequired":{"access_key_id":["secret_access_key"],"secret_access_key":["access_key_id"],"session_token":["access_key_id"]},"properties":{"region":{"type":"string","pattern":"^[a-z]{2}(-[a-z]+)+-[0-9]$","errorMessage":"this is not a region of AWS, such as eu-central-1"},"access_key_id":{"$ref":"#/$defs/credential"},"secret_access_key":{"$ref":"#/$defs/credential"},"session_token":{"$ref":"#/$defs/credential"}}},"credentials_file":{"type":"string","minLength":1,"maxLength":4096},"models_dir":{"type":"string","minLength":1},"ca_file":{"type":"string","minLength":1}}};
const schema33 = {"type":"string","pattern":"^[\\x20-\\x7e]*$","errorMessage":"a key is one line of ASCII characters; remove its line ends, byte order mark or other characters"};
const pattern5 = new RegExp("^[\\x20-\\x7e]*$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$", "u");
const pattern7 = new RegExp("^[\\t\\x20-\\x7e\\x80-\\xff]*$", "u");
const pattern8 = new RegExp("^/(?![/\\\\])[!-\"$-\\[\\]-~]*$", "u");
const pattern10 = new RegExp("^(v1|[0-9]{4}-[0-9]{2}-[0-9]{2}(-preview)?)$", "u");
const pattern11 = new RegExp("^[a-z]{2}(-[a-z]+)+-[0-9]$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.kind !== undefined){
if(!(data.kind === "azure")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.api_version !== undefined){
const err2 = {instancePath:instancePath+"/api_version",schemaPath:"#/allOf/0/else/properties/api_version/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.allOf[0].else.properties.api_version,data:data.api_version};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.api_version = true;
props0.kind = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema",schema:schema32.allOf[0].if,parentSchema:schema32.allOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs7 = errors;
let valid4 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.kind === undefined) && (missing1 = "kind")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.kind !== undefined){
if(!(data.kind === "vertex")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credentials_file !== undefined){
const err6 = {instancePath:instancePath+"/credentials_file",schemaPath:"#/allOf/1/else/properties/credentials_file/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.allOf[1].else.properties.credentials_file,data:data.credentials_file};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs10 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.credentials_file = true;
props1.kind = true;
}
}
if(!valid4){
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema",schema:schema32.allOf[1].if,parentSchema:schema32.allOf[1],data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs12 = errors;
let valid7 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.kind === undefined) && (missing2 = "kind")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.kind !== undefined){
if(!(data.kind === "bedrock")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid2){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.aws === undefined){
const err10 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "aws"},message:"must have required property '"+"aws"+"'",schema:schema32.allOf[2].then.required,parentSchema:schema32.allOf[2].then,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs15 === errors;
valid7 = _valid2;
ifClause0 = "then";
}
else {
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.aws !== undefined){
const err11 = {instancePath:instancePath+"/aws",schemaPath:"#/allOf/2/else/properties/aws/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.allOf[2].else.properties.aws,data:data.aws};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid2 = _errs16 === errors;
valid7 = _valid2;
if(valid7){
var props2 = {};
props2.aws = true;
props2.kind = true;
}
ifClause0 = "else";
}
if(!valid7){
const err12 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema32.allOf[2].if,parentSchema:schema32.allOf[2],data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs18 = errors;
let valid10 = true;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.kind === undefined) && (missing3 = "kind")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.kind !== undefined){
if(!(data.kind === "onnx")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid3 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid3){
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.models_dir === undefined){
const err15 = {instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: "models_dir"},message:"must have required property '"+"models_dir"+"'",schema:schema32.allOf[3].then.required,parentSchema:schema32.allOf[3].then,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid3 = _errs21 === errors;
valid10 = _valid3;
ifClause1 = "then";
}
else {
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.models_dir !== undefined){
const err16 = {instancePath:instancePath+"/models_dir",schemaPath:"#/allOf/3/else/properties/models_dir/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.allOf[3].else.properties.models_dir,data:data.models_dir};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid3 = _errs22 === errors;
valid10 = _valid3;
if(valid10){
var props3 = {};
props3.models_dir = true;
props3.kind = true;
}
ifClause1 = "else";
}
if(!valid10){
const err17 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema32.allOf[3].if,parentSchema:schema32.allOf[3],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
const _errs24 = errors;
let valid13 = true;
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.kind === undefined) && (missing4 = "kind")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data.kind !== undefined){
let data8 = data.kind;
if(!((((data8 === "vertex") || (data8 === "bedrock")) || (data8 === "embedded")) || (data8 === "onnx"))){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
var _valid4 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.health !== undefined){
const err20 = {instancePath:instancePath+"/health",schemaPath:"#/allOf/4/then/properties/health/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.allOf[4].then.properties.health,data:data.health};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid4 = _errs27 === errors;
valid13 = _valid4;
if(valid13){
var props4 = {};
props4.health = true;
props4.kind = true;
}
}
if(!valid13){
const err21 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema32.allOf[4].if,parentSchema:schema32.allOf[4],data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(props0 !== true && props4 !== undefined){
if(props4 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props4);
}
}
const _errs28 = errors;
let valid16 = true;
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.kind === undefined) && (missing5 = "kind")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(data.kind !== undefined){
let data10 = data.kind;
if(!((data10 === "embedded") || (data10 === "onnx"))){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
var _valid5 = _errs29 === errors;
if(props0 !== true){
props0 = props0 || {};
props0.kind = true;
}
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid5){
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.base_url !== undefined){
const err24 = {instancePath:instancePath+"/base_url",schemaPath:"#/then/properties/base_url/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.then.properties.base_url,data:data.base_url};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.api_key !== undefined){
const err25 = {instancePath:instancePath+"/api_key",schemaPath:"#/then/properties/api_key/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.then.properties.api_key,data:data.api_key};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.headers !== undefined){
const err26 = {instancePath:instancePath+"/headers",schemaPath:"#/then/properties/headers/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.then.properties.headers,data:data.headers};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.ca_file !== undefined){
const err27 = {instancePath:instancePath+"/ca_file",schemaPath:"#/then/properties/ca_file/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.then.properties.ca_file,data:data.ca_file};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.messages_headers !== undefined){
const err28 = {instancePath:instancePath+"/messages_headers",schemaPath:"#/then/properties/messages_headers/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.then.properties.messages_headers,data:data.messages_headers};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.max_batch_size !== undefined){
const err29 = {instancePath:instancePath+"/max_batch_size",schemaPath:"#/then/properties/max_batch_size/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.then.properties.max_batch_size,data:data.max_batch_size};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.raw_scores !== undefined){
const err30 = {instancePath:instancePath+"/raw_scores",schemaPath:"#/then/properties/raw_scores/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.then.properties.raw_scores,data:data.raw_scores};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.output_limit_field !== undefined){
const err31 = {instancePath:instancePath+"/output_limit_field",schemaPath:"#/then/properties/output_limit_field/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.then.properties.output_limit_field,data:data.output_limit_field};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.stream_usage !== undefined){
const err32 = {instancePath:instancePath+"/stream_usage",schemaPath:"#/then/properties/stream_usage/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema32.then.properties.stream_usage,data:data.stream_usage};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid5 = _errs31 === errors;
valid16 = _valid5;
if(valid16){
if(props0 !== true){
props0 = props0 || {};
props0.base_url = true;
props0.api_key = true;
props0.headers = true;
props0.ca_file = true;
props0.messages_headers = true;
props0.max_batch_size = true;
props0.raw_scores = true;
props0.output_limit_field = true;
props0.stream_usage = true;
}
}
ifClause2 = "then";
}
else {
const _errs32 = errors;
const _errs33 = errors;
let valid19 = true;
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.kind === undefined) && (missing6 = "kind")){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
if(data.kind !== undefined){
let data20 = data.kind;
if(!((data20 === "groq") || (data20 === "openrouter"))){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
var _valid6 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(!_valid6){
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.base_url === undefined){
const err35 = {instancePath,schemaPath:"#/else/else/required",keyword:"required",params:{missingProperty: "base_url"},message:"must have required property '"+"base_url"+"'",schema:schema32.else.else.required,parentSchema:schema32.else.else,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid6 = _errs36 === errors;
valid19 = _valid6;
}
if(!valid19){
const err36 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema",schema:schema32.else.if,parentSchema:schema32.else,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid5 = _errs32 === errors;
valid16 = _valid5;
if(valid16){
if(props0 !== true){
props0 = props0 || {};
props0.kind = true;
}
}
ifClause2 = "else";
}
if(!valid16){
const err37 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema",schema:schema32.if,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err38 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
const err39 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.kind !== undefined){
let data21 = data.kind;
if(!(((((((((((((((data21 === "openai") || (data21 === "azure")) || (data21 === "anthropic")) || (data21 === "gemini")) || (data21 === "vertex")) || (data21 === "bedrock")) || (data21 === "cohere")) || (data21 === "jina")) || (data21 === "tei")) || (data21 === "infinity")) || (data21 === "mistral")) || (data21 === "embedded")) || (data21 === "onnx")) || (data21 === "groq")) || (data21 === "openrouter"))){
const err40 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema32.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.kind.enum,parentSchema:schema32.properties.kind,data:data21};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.base_url !== undefined){
let data22 = data.base_url;
if(typeof data22 !== "string"){
const err41 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.base_url.type,parentSchema:schema32.properties.base_url,data:data22};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.api_key !== undefined){
let data23 = data.api_key;
const _errs42 = errors;
let valid22 = true;
const _errs43 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err42 = {};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid7 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid7){
const _errs45 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.file === undefined){
const err43 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/then/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'",schema:schema32.properties.api_key.then.required,parentSchema:schema32.properties.api_key.then,data:data23};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key1 in data23){
if(!(key1 === "file")){
const err44 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.api_key.then,data:data23};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data23.file !== undefined){
let data24 = data23.file;
if(typeof data24 === "string"){
if(func3(data24) < 1){
const err45 = {instancePath:instancePath+"/api_key/file",schemaPath:"#/properties/api_key/then/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.api_key.then.properties.file,data:data24};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/api_key/file",schemaPath:"#/properties/api_key/then/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.api_key.then.properties.file.type,parentSchema:schema32.properties.api_key.then.properties.file,data:data24};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.api_key.then.type,parentSchema:schema32.properties.api_key.then,data:data23};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid7 = _errs45 === errors;
valid22 = _valid7;
ifClause3 = "then";
}
else {
const _errs50 = errors;
if(typeof data23 === "string"){
if(!pattern5.test(data23)){
const err48 = {instancePath:instancePath+"/api_key",schemaPath:"#/$defs/credential/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\"",schema:"^[\\x20-\\x7e]*$",parentSchema:schema33,data:data23};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/api_key",schemaPath:"#/$defs/credential/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data:data23};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid7 = _errs50 === errors;
valid22 = _valid7;
ifClause3 = "else";
}
if(!valid22){
const err50 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema",schema:schema32.properties.api_key.if,parentSchema:schema32.properties.api_key,data:data23};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.headers !== undefined){
let data25 = data.headers;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key2 in data25){
const _errs56 = errors;
if(typeof key2 === "string"){
if(!pattern6.test(key2)){
const err51 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$"+"\"",schema:"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$",parentSchema:schema32.properties.headers.propertyNames,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var valid25 = _errs56 === errors;
if(!valid25){
const err52 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid",schema:schema32.properties.headers.propertyNames,parentSchema:schema32.properties.headers,data:data25};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
for(const key3 in data25){
let data26 = data25[key3];
if(typeof data26 === "string"){
if(!pattern7.test(data26)){
const err53 = {instancePath:instancePath+"/headers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[\\t\\x20-\\x7e\\x80-\\xff]*$"},message:"must match pattern \""+"^[\\t\\x20-\\x7e\\x80-\\xff]*$"+"\"",schema:"^[\\t\\x20-\\x7e\\x80-\\xff]*$",parentSchema:schema32.properties.headers.additionalProperties,data:data26};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/headers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.headers.additionalProperties.type,parentSchema:schema32.properties.headers.additionalProperties,data:data26};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.headers.type,parentSchema:schema32.properties.headers,data:data25};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.timeouts !== undefined){
let data27 = data.timeouts;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key4 in data27){
if(!((((key4 === "queue_seconds") || (key4 === "connect_seconds")) || (key4 === "first_byte_seconds")) || (key4 === "idle_seconds"))){
const err56 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.timeouts,data:data27};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data27.queue_seconds !== undefined){
let data28 = data27.queue_seconds;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 86400 || isNaN(data28)){
const err57 = {instancePath:instancePath+"/timeouts/queue_seconds",schemaPath:"#/properties/timeouts/properties/queue_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema32.properties.timeouts.properties.queue_seconds,data:data28};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data28 <= 0 || isNaN(data28)){
const err58 = {instancePath:instancePath+"/timeouts/queue_seconds",schemaPath:"#/properties/timeouts/properties/queue_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema32.properties.timeouts.properties.queue_seconds,data:data28};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/timeouts/queue_seconds",schemaPath:"#/properties/timeouts/properties/queue_seconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema32.properties.timeouts.properties.queue_seconds.type,parentSchema:schema32.properties.timeouts.properties.queue_seconds,data:data28};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data27.connect_seconds !== undefined){
let data29 = data27.connect_seconds;
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 600 || isNaN(data29)){
const err60 = {instancePath:instancePath+"/timeouts/connect_seconds",schemaPath:"#/properties/timeouts/properties/connect_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600",schema:600,parentSchema:schema32.properties.timeouts.properties.connect_seconds,data:data29};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data29 <= 0 || isNaN(data29)){
const err61 = {instancePath:instancePath+"/timeouts/connect_seconds",schemaPath:"#/properties/timeouts/properties/connect_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema32.properties.timeouts.properties.connect_seconds,data:data29};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/timeouts/connect_seconds",schemaPath:"#/properties/timeouts/properties/connect_seconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema32.properties.timeouts.properties.connect_seconds.type,parentSchema:schema32.properties.timeouts.properties.connect_seconds,data:data29};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data27.first_byte_seconds !== undefined){
let data30 = data27.first_byte_seconds;
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 86400 || isNaN(data30)){
const err63 = {instancePath:instancePath+"/timeouts/first_byte_seconds",schemaPath:"#/properties/timeouts/properties/first_byte_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema32.properties.timeouts.properties.first_byte_seconds,data:data30};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data30 <= 0 || isNaN(data30)){
const err64 = {instancePath:instancePath+"/timeouts/first_byte_seconds",schemaPath:"#/properties/timeouts/properties/first_byte_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema32.properties.timeouts.properties.first_byte_seconds,data:data30};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/timeouts/first_byte_seconds",schemaPath:"#/properties/timeouts/properties/first_byte_seconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema32.properties.timeouts.properties.first_byte_seconds.type,parentSchema:schema32.properties.timeouts.properties.first_byte_seconds,data:data30};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data27.idle_seconds !== undefined){
let data31 = data27.idle_seconds;
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 86400 || isNaN(data31)){
const err66 = {instancePath:instancePath+"/timeouts/idle_seconds",schemaPath:"#/properties/timeouts/properties/idle_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema32.properties.timeouts.properties.idle_seconds,data:data31};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data31 <= 0 || isNaN(data31)){
const err67 = {instancePath:instancePath+"/timeouts/idle_seconds",schemaPath:"#/properties/timeouts/properties/idle_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema32.properties.timeouts.properties.idle_seconds,data:data31};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/timeouts/idle_seconds",schemaPath:"#/properties/timeouts/properties/idle_seconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema32.properties.timeouts.properties.idle_seconds.type,parentSchema:schema32.properties.timeouts.properties.idle_seconds,data:data31};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.timeouts.type,parentSchema:schema32.properties.timeouts,data:data27};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.health !== undefined){
let data32 = data.health;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.path === undefined){
const err70 = {instancePath:instancePath+"/health",schemaPath:"#/properties/health/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema32.properties.health.required,parentSchema:schema32.properties.health,data:data32};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key5 in data32){
if(!((key5 === "path") || (key5 === "every_seconds"))){
const err71 = {instancePath:instancePath+"/health",schemaPath:"#/properties/health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.health,data:data32};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data32.path !== undefined){
let data33 = data32.path;
if(typeof data33 === "string"){
if(func3(data33) > 1000){
const err72 = {instancePath:instancePath+"/health/path",schemaPath:"#/properties/health/properties/path/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema32.properties.health.properties.path,data:data33};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!pattern8.test(data33)){
const err73 = {instancePath:instancePath+"/health/path",schemaPath:"#/properties/health/properties/path/pattern",keyword:"pattern",params:{pattern: "^/(?![/\\\\])[!-\"$-\\[\\]-~]*$"},message:"must match pattern \""+"^/(?![/\\\\])[!-\"$-\\[\\]-~]*$"+"\"",schema:"^/(?![/\\\\])[!-\"$-\\[\\]-~]*$",parentSchema:schema32.properties.health.properties.path,data:data33};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/health/path",schemaPath:"#/properties/health/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.health.properties.path.type,parentSchema:schema32.properties.health.properties.path,data:data33};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data32.every_seconds !== undefined){
let data34 = data32.every_seconds;
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 86400 || isNaN(data34)){
const err75 = {instancePath:instancePath+"/health/every_seconds",schemaPath:"#/properties/health/properties/every_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema32.properties.health.properties.every_seconds,data:data34};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data34 < 1 || isNaN(data34)){
const err76 = {instancePath:instancePath+"/health/every_seconds",schemaPath:"#/properties/health/properties/every_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.health.properties.every_seconds,data:data34};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/health/every_seconds",schemaPath:"#/properties/health/properties/every_seconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema32.properties.health.properties.every_seconds.type,parentSchema:schema32.properties.health.properties.every_seconds,data:data34};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/health",schemaPath:"#/properties/health/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.health.type,parentSchema:schema32.properties.health,data:data32};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.formats !== undefined){
let data35 = data.formats;
if(Array.isArray(data35)){
if(data35.length < 1){
const err79 = {instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema32.properties.formats,data:data35};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const len0 = data35.length;
for(let i0=0; i0<len0; i0++){
let data36 = data35[i0];
if(!(((data36 === "chat") || (data36 === "messages")) || (data36 === "responses"))){
const err80 = {instancePath:instancePath+"/formats/" + i0,schemaPath:"#/properties/formats/items/enum",keyword:"enum",params:{allowedValues: schema32.properties.formats.items.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.formats.items.enum,parentSchema:schema32.properties.formats.items,data:data36};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
let i1 = data35.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data35[i1], data35[j0])){
const err81 = {instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema32.properties.formats,data:data35};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err82 = {instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.formats.type,parentSchema:schema32.properties.formats,data:data35};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.transcription_formats !== undefined){
let data37 = data.transcription_formats;
if(Array.isArray(data37)){
if(data37.length < 1){
const err83 = {instancePath:instancePath+"/transcription_formats",schemaPath:"#/properties/transcription_formats/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema32.properties.transcription_formats,data:data37};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
const len1 = data37.length;
for(let i2=0; i2<len1; i2++){
let data38 = data37[i2];
if(!(((((data38 === "json") || (data38 === "verbose_json")) || (data38 === "text")) || (data38 === "srt")) || (data38 === "vtt"))){
const err84 = {instancePath:instancePath+"/transcription_formats/" + i2,schemaPath:"#/properties/transcription_formats/items/enum",keyword:"enum",params:{allowedValues: schema32.properties.transcription_formats.items.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.transcription_formats.items.enum,parentSchema:schema32.properties.transcription_formats.items,data:data38};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
let i3 = data37.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data37[i3], data37[j1])){
const err85 = {instancePath:instancePath+"/transcription_formats",schemaPath:"#/properties/transcription_formats/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)",schema:true,parentSchema:schema32.properties.transcription_formats,data:data37};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err86 = {instancePath:instancePath+"/transcription_formats",schemaPath:"#/properties/transcription_formats/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.transcription_formats.type,parentSchema:schema32.properties.transcription_formats,data:data37};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.max_connections !== undefined){
let data39 = data.max_connections;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err87 = {instancePath:instancePath+"/max_connections",schemaPath:"#/properties/max_connections/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.max_connections.type,parentSchema:schema32.properties.max_connections,data:data39};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 100000 || isNaN(data39)){
const err88 = {instancePath:instancePath+"/max_connections",schemaPath:"#/properties/max_connections/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema32.properties.max_connections,data:data39};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data39 < 1 || isNaN(data39)){
const err89 = {instancePath:instancePath+"/max_connections",schemaPath:"#/properties/max_connections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.max_connections,data:data39};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
if(data.max_batch_size !== undefined){
let data40 = data.max_batch_size;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err90 = {instancePath:instancePath+"/max_batch_size",schemaPath:"#/properties/max_batch_size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.max_batch_size.type,parentSchema:schema32.properties.max_batch_size,data:data40};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 100000 || isNaN(data40)){
const err91 = {instancePath:instancePath+"/max_batch_size",schemaPath:"#/properties/max_batch_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema32.properties.max_batch_size,data:data40};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data40 < 1 || isNaN(data40)){
const err92 = {instancePath:instancePath+"/max_batch_size",schemaPath:"#/properties/max_batch_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32.properties.max_batch_size,data:data40};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
if(data.raw_scores !== undefined){
let data41 = data.raw_scores;
if(typeof data41 !== "boolean"){
const err93 = {instancePath:instancePath+"/raw_scores",schemaPath:"#/properties/raw_scores/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.raw_scores.type,parentSchema:schema32.properties.raw_scores,data:data41};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.output_limit_field !== undefined){
let data42 = data.output_limit_field;
if(!((data42 === "max_tokens") || (data42 === "max_completion_tokens"))){
const err94 = {instancePath:instancePath+"/output_limit_field",schemaPath:"#/properties/output_limit_field/enum",keyword:"enum",params:{allowedValues: schema32.properties.output_limit_field.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.output_limit_field.enum,parentSchema:schema32.properties.output_limit_field,data:data42};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.stream_usage !== undefined){
let data43 = data.stream_usage;
if(typeof data43 !== "boolean"){
const err95 = {instancePath:instancePath+"/stream_usage",schemaPath:"#/properties/stream_usage/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.stream_usage.type,parentSchema:schema32.properties.stream_usage,data:data43};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.tokenizer !== undefined){
let data44 = data.tokenizer;
if(!(data44 === "vllm")){
const err96 = {instancePath:instancePath+"/tokenizer",schemaPath:"#/properties/tokenizer/enum",keyword:"enum",params:{allowedValues: schema32.properties.tokenizer.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.tokenizer.enum,parentSchema:schema32.properties.tokenizer,data:data44};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.trace_context !== undefined){
let data45 = data.trace_context;
if(!(((data45 === "none") || (data45 === "trace")) || (data45 === "all"))){
const err97 = {instancePath:instancePath+"/trace_context",schemaPath:"#/properties/trace_context/enum",keyword:"enum",params:{allowedValues: schema32.properties.trace_context.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.trace_context.enum,parentSchema:schema32.properties.trace_context,data:data45};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.messages_headers !== undefined){
let data46 = data.messages_headers;
const _errs99 = errors;
let valid35 = false;
const _errs100 = errors;
if(!((data46 === "all") || (data46 === "none"))){
const err98 = {instancePath:instancePath+"/messages_headers",schemaPath:"#/properties/messages_headers/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema32.properties.messages_headers.anyOf[0].enum},message:"must be equal to one of the allowed values",schema:schema32.properties.messages_headers.anyOf[0].enum,parentSchema:schema32.properties.messages_headers.anyOf[0],data:data46};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
var _valid8 = _errs100 === errors;
valid35 = valid35 || _valid8;
const _errs101 = errors;
if(Array.isArray(data46)){
if(data46.length > 100){
const err99 = {instancePath:instancePath+"/messages_headers",schemaPath:"#/properties/messages_headers/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema32.properties.messages_headers.anyOf[1],data:data46};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data46.length < 1){
const err100 = {instancePath:instancePath+"/messages_headers",schemaPath:"#/properties/messages_headers/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema32.properties.messages_headers.anyOf[1],data:data46};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
const len2 = data46.length;
for(let i4=0; i4<len2; i4++){
let data47 = data46[i4];
if(typeof data47 === "string"){
if(!pattern4.test(data47)){
const err101 = {instancePath:instancePath+"/messages_headers/" + i4,schemaPath:"#/properties/messages_headers/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$",parentSchema:schema32.properties.messages_headers.anyOf[1].items,data:data47};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/messages_headers/" + i4,schemaPath:"#/properties/messages_headers/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.messages_headers.anyOf[1].items.type,parentSchema:schema32.properties.messages_headers.anyOf[1].items,data:data47};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
let i5 = data46.length;
let j2;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data46[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j2 = indices0[item0];
const err103 = {instancePath:instancePath+"/messages_headers",schemaPath:"#/properties/messages_headers/anyOf/1/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)",schema:true,parentSchema:schema32.properties.messages_headers.anyOf[1],data:data46};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
const err104 = {instancePath:instancePath+"/messages_headers",schemaPath:"#/properties/messages_headers/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.messages_headers.anyOf[1].type,parentSchema:schema32.properties.messages_headers.anyOf[1],data:data46};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
var _valid8 = _errs101 === errors;
valid35 = valid35 || _valid8;
if(!valid35){
const err105 = {instancePath:instancePath+"/messages_headers",schemaPath:"#/properties/messages_headers/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema32.properties.messages_headers.anyOf,parentSchema:schema32.properties.messages_headers,data:data46};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
else {
errors = _errs99;
if(vErrors !== null){
if(_errs99){
vErrors.length = _errs99;
}
else {
vErrors = null;
}
}
}
}
if(data.api_version !== undefined){
let data48 = data.api_version;
if(typeof data48 === "string"){
if(!pattern10.test(data48)){
const err106 = {instancePath:instancePath+"/api_version",schemaPath:"#/properties/api_version/pattern",keyword:"pattern",params:{pattern: "^(v1|[0-9]{4}-[0-9]{2}-[0-9]{2}(-preview)?)$"},message:"must match pattern \""+"^(v1|[0-9]{4}-[0-9]{2}-[0-9]{2}(-preview)?)$"+"\"",schema:"^(v1|[0-9]{4}-[0-9]{2}-[0-9]{2}(-preview)?)$",parentSchema:schema32.properties.api_version,data:data48};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/api_version",schemaPath:"#/properties/api_version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.api_version.type,parentSchema:schema32.properties.api_version,data:data48};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.aws !== undefined){
let data49 = data.aws;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.region === undefined){
const err108 = {instancePath:instancePath+"/aws",schemaPath:"#/properties/aws/required",keyword:"required",params:{missingProperty: "region"},message:"must have required property '"+"region"+"'",schema:schema32.properties.aws.required,parentSchema:schema32.properties.aws,data:data49};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
for(const key6 in data49){
if(!((((key6 === "region") || (key6 === "access_key_id")) || (key6 === "secret_access_key")) || (key6 === "session_token"))){
const err109 = {instancePath:instancePath+"/aws",schemaPath:"#/properties/aws/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema32.properties.aws,data:data49};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data49.region !== undefined){
let data50 = data49.region;
if(typeof data50 === "string"){
if(!pattern11.test(data50)){
const err110 = {instancePath:instancePath+"/aws/region",schemaPath:"#/properties/aws/properties/region/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2}(-[a-z]+)+-[0-9]$"},message:"must match pattern \""+"^[a-z]{2}(-[a-z]+)+-[0-9]$"+"\"",schema:"^[a-z]{2}(-[a-z]+)+-[0-9]$",parentSchema:schema32.properties.aws.properties.region,data:data50};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/aws/region",schemaPath:"#/properties/aws/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.aws.properties.region.type,parentSchema:schema32.properties.aws.properties.region,data:data50};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data49.access_key_id !== undefined){
let data51 = data49.access_key_id;
if(typeof data51 === "string"){
if(!pattern5.test(data51)){
const err112 = {instancePath:instancePath+"/aws/access_key_id",schemaPath:"#/$defs/credential/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\"",schema:"^[\\x20-\\x7e]*$",parentSchema:schema33,data:data51};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/aws/access_key_id",schemaPath:"#/$defs/credential/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data:data51};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data49.secret_access_key !== undefined){
let data52 = data49.secret_access_key;
if(typeof data52 === "string"){
if(!pattern5.test(data52)){
const err114 = {instancePath:instancePath+"/aws/secret_access_key",schemaPath:"#/$defs/credential/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\"",schema:"^[\\x20-\\x7e]*$",parentSchema:schema33,data:data52};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
else {
const err115 = {instancePath:instancePath+"/aws/secret_access_key",schemaPath:"#/$defs/credential/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data:data52};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data49.session_token !== undefined){
let data53 = data49.session_token;
if(typeof data53 === "string"){
if(!pattern5.test(data53)){
const err116 = {instancePath:instancePath+"/aws/session_token",schemaPath:"#/$defs/credential/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\"",schema:"^[\\x20-\\x7e]*$",parentSchema:schema33,data:data53};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/aws/session_token",schemaPath:"#/$defs/credential/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data:data53};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data49.access_key_id !== undefined){
if(data49.secret_access_key === undefined){
const err118 = {instancePath:instancePath+"/aws",schemaPath:"#/properties/aws/dependentRequired",keyword:"dependentRequired",params:{property: "access_key_id",
    missingProperty: "secret_access_key",
    depsCount: 1,
    deps: "secret_access_key"},message:"must have property secret_access_key when property access_key_id is present",schema:schema32.properties.aws.dependentRequired,parentSchema:schema32.properties.aws,data:data49};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data49.secret_access_key !== undefined){
if(data49.access_key_id === undefined){
const err119 = {instancePath:instancePath+"/aws",schemaPath:"#/properties/aws/dependentRequired",keyword:"dependentRequired",params:{property: "secret_access_key",
    missingProperty: "access_key_id",
    depsCount: 1,
    deps: "access_key_id"},message:"must have property access_key_id when property secret_access_key is present",schema:schema32.properties.aws.dependentRequired,parentSchema:schema32.properties.aws,data:data49};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data49.session_token !== undefined){
if(data49.access_key_id === undefined){
const err120 = {instancePath:instancePath+"/aws",schemaPath:"#/properties/aws/dependentRequired",keyword:"dependentRequired",params:{property: "session_token",
    missingProperty: "access_key_id",
    depsCount: 1,
    deps: "access_key_id"},message:"must have property access_key_id when property session_token is present",schema:schema32.properties.aws.dependentRequired,parentSchema:schema32.properties.aws,data:data49};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/aws",schemaPath:"#/properties/aws/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.aws.type,parentSchema:schema32.properties.aws,data:data49};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.credentials_file !== undefined){
let data54 = data.credentials_file;
if(typeof data54 === "string"){
if(func3(data54) > 4096){
const err122 = {instancePath:instancePath+"/credentials_file",schemaPath:"#/properties/credentials_file/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema32.properties.credentials_file,data:data54};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(func3(data54) < 1){
const err123 = {instancePath:instancePath+"/credentials_file",schemaPath:"#/properties/credentials_file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.credentials_file,data:data54};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/credentials_file",schemaPath:"#/properties/credentials_file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.credentials_file.type,parentSchema:schema32.properties.credentials_file,data:data54};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data.models_dir !== undefined){
let data55 = data.models_dir;
if(typeof data55 === "string"){
if(func3(data55) < 1){
const err125 = {instancePath:instancePath+"/models_dir",schemaPath:"#/properties/models_dir/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.models_dir,data:data55};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
else {
const err126 = {instancePath:instancePath+"/models_dir",schemaPath:"#/properties/models_dir/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.models_dir.type,parentSchema:schema32.properties.models_dir,data:data55};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.ca_file !== undefined){
let data56 = data.ca_file;
if(typeof data56 === "string"){
if(func3(data56) < 1){
const err127 = {instancePath:instancePath+"/ca_file",schemaPath:"#/properties/ca_file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.ca_file,data:data56};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/ca_file",schemaPath:"#/properties/ca_file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.ca_file.type,parentSchema:schema32.properties.ca_file,data:data56};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","additionalProperties":false,"required":["mode","deployments"],"not":{"required":["prices","free"]},"errorMessage":"a model has either prices or 'free: true'","properties":{"mode":{"$ref":"#/$defs/capability"},"capabilities":{"type":"array","items":{"$ref":"#/$defs/capability"},"uniqueItems":true},"created":{"type":["integer","string"],"format":"date","minimum":0,"maximum":9999999999},"owned_by":{"type":"string","minLength":1},"deployments":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/$defs/deployment"}},"strategy":{"enum":["balanced","weighted","failover","least_cost"],"default":"balanced"},"session_affinity":{"type":"boolean","default":true},"prefix_affinity":{"type":"boolean","default":false},"first_token_seconds":{"type":"number","exclusiveMinimum":0,"maximum":600,"default":60},"attempt_seconds":{"type":"number","exclusiveMinimum":0,"maximum":600},"max_attempts":{"type":"integer","minimum":1,"maximum":20},"when_all_unavailable":{"enum":["try_anyway","fail"],"default":"try_anyway"},"queue":{"type":"object","additionalProperties":false,"required":["size"],"properties":{"size":{"type":"integer","minimum":1,"maximum":10000},"seconds":{"type":"number","exclusiveMinimum":0,"maximum":300,"default":30}}},"fallbacks":{"type":"object","additionalProperties":false,"properties":{"unavailable":{"$ref":"#/$defs/fallback_models"},"overloaded":{"$ref":"#/$defs/fallback_models"},"failed":{"$ref":"#/$defs/fallback_models"},"timeout":{"$ref":"#/$defs/fallback_models"},"context_length":{"$ref":"#/$defs/fallback_models"},"content_policy":{"$ref":"#/$defs/fallback_models"},"budget":{"$ref":"#/$defs/fallback_models"}}},"ejection":{"$ref":"#/$defs/ejection"},"info":{"$ref":"#/$defs/info"},"prices":{"$ref":"#/$defs/prices"},"price_multipliers":{"$ref":"#/$defs/price_multipliers"},"free":{"const":true,"errorMessage":"'free' can only be true; a model that costs has prices"},"limits":{"$ref":"#/$defs/limits"},"visibility":{"enum":["public","hidden"],"default":"public"},"tokenizer":{"type":"string","minLength":1},"thinking":{"enum":["budget","adaptive"]},"cache_prompts":{"type":"boolean","default":false},"tier":{"type":"string","minLength":1,"maxLength":100}}};
const schema39 = {"enum":["chat","embedding","rerank","classification","decision","speech","transcription","image_generation","image_variation","ocr"]};
const schema41 = {"type":"object","additionalProperties":false,"required":["backend","model"],"properties":{"backend":{"type":"string","minLength":1},"model":{"type":"string","minLength":1},"priority":{"type":"integer","minimum":0,"maximum":1000,"default":0},"weight":{"type":"number","minimum":0,"maximum":1000000,"default":1},"max_in_flight":{"type":"integer","minimum":1,"maximum":1000000},"cost":{"type":"number","minimum":0,"maximum":1000000000,"default":0}}};
const schema42 = {"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"type":"string","minLength":1}};
const schema49 = {"type":"object","additionalProperties":false,"properties":{"consecutive_failures":{"type":"integer","minimum":1,"maximum":1000,"default":3},"failure_rate":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.5},"min_attempts":{"type":"integer","minimum":1,"maximum":1000000,"default":10},"window_seconds":{"type":"number","minimum":1,"maximum":3600,"default":30},"pause_seconds":{"type":"number","exclusiveMinimum":0,"maximum":3600,"default":5},"max_pause_seconds":{"type":"number","exclusiveMinimum":0,"maximum":86400,"default":600}}};
const schema50 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"model_type":{"type":"string","minLength":1},"display_name":{"type":"string","minLength":1},"description":{"type":"string","minLength":1},"logo_url":{"type":"string","format":"uri"},"modelhub_id":{"type":"string","minLength":1},"parameters_count":{"type":"string","minLength":1},"precision":{"type":"string","minLength":1},"display_tags":{"type":"array","items":{"type":"string","minLength":1}},"max_input_tokens":{"type":"integer","minimum":1,"maximum":9007199254740991},"max_output_tokens":{"type":"integer","minimum":1,"maximum":9007199254740991},"supports_reasoning":{"type":"boolean"},"reasoning_efforts":{"type":"array","items":{"type":"string","minLength":1}},"model_version":{"type":"string","minLength":1},"deprecation_date":{"type":"string","format":"date"},"superseded_by_model_name":{"type":"string","minLength":1},"supports_function_calling":{"type":"boolean"},"supports_vision":{"type":"boolean"},"supports_audio_input":{"type":"boolean"},"supports_audio_output":{"type":"boolean"},"supports_response_schema":{"type":"boolean"},"supports_multilingual":{"type":"boolean"},"is_preview":{"type":"boolean"}}};
const schema90 = {"type":"object","additionalProperties":false,"properties":{"max_images":{"type":"integer","minimum":1,"maximum":9007199254740991},"max_pages":{"type":"integer","minimum":1,"maximum":9007199254740991},"max_seconds":{"type":"integer","minimum":1,"maximum":9007199254740991},"max_searches":{"type":"integer","minimum":1},"max_characters":{"type":"integer","minimum":1,"maximum":9007199254740991}}};
const formats0 = require("ajv-formats/dist/formats").fullFormats.date;
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats4 = require("ajv-formats/dist/formats").fullFormats.uri;
const schema51 = {"if":{"type":"array"},"then":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/$defs/priceEntry"}},"else":{"$ref":"#/$defs/priceEntry"}};
const schema52 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"valid_from":{"type":"string"},"input_per_million_tokens":{"$ref":"#/$defs/price"},"output_per_million_tokens":{"$ref":"#/$defs/price"},"cached_input_per_million_tokens":{"$ref":"#/$defs/price"},"cache_write_per_million_tokens":{"$ref":"#/$defs/price"},"cache_write_1h_per_million_tokens":{"$ref":"#/$defs/price"},"audio_input_per_million_tokens":{"$ref":"#/$defs/price"},"reasoning_per_million_tokens":{"$ref":"#/$defs/price"},"audio_output_per_million_tokens":{"$ref":"#/$defs/price"},"per_image":{"$ref":"#/$defs/price"},"per_image_by_size":{"type":"object","minProperties":1,"maxProperties":200,"additionalProperties":{"if":{"type":"object"},"then":{"type":"object","minProperties":1,"maxProperties":20,"additionalProperties":{"$ref":"#/$defs/price"}},"else":{"$ref":"#/$defs/price"}}},"per_page":{"$ref":"#/$defs/price"},"per_second":{"$ref":"#/$defs/price"},"per_minute":{"$ref":"#/$defs/price"},"per_million_characters":{"$ref":"#/$defs/price"},"per_thousand_searches":{"$ref":"#/$defs/price"},"above_input_tokens":{"$ref":"#/$defs/longInputPrices"},"service_tiers":{"type":"object","minProperties":1,"maxProperties":20,"additionalProperties":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"input_per_million_tokens":{"$ref":"#/$defs/price"},"output_per_million_tokens":{"$ref":"#/$defs/price"},"cached_input_per_million_tokens":{"$ref":"#/$defs/price"},"cache_write_per_million_tokens":{"$ref":"#/$defs/price"},"cache_write_1h_per_million_tokens":{"$ref":"#/$defs/price"},"audio_input_per_million_tokens":{"$ref":"#/$defs/price"},"reasoning_per_million_tokens":{"$ref":"#/$defs/price"},"audio_output_per_million_tokens":{"$ref":"#/$defs/price"},"above_input_tokens":{"$ref":"#/$defs/longInputPrices"}}}}}};
const schema53 = {"type":["number","string"]};
const schema69 = {"type":"object","minProperties":1,"maxProperties":20,"propertyNames":{"pattern":"^[1-9][0-9]{0,8}$","errorMessage":"this is a number of tokens, such as 200000"},"additionalProperties":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"input_per_million_tokens":{"$ref":"#/$defs/price"},"output_per_million_tokens":{"$ref":"#/$defs/price"},"cached_input_per_million_tokens":{"$ref":"#/$defs/price"},"cache_write_per_million_tokens":{"$ref":"#/$defs/price"},"cache_write_1h_per_million_tokens":{"$ref":"#/$defs/price"},"audio_input_per_million_tokens":{"$ref":"#/$defs/price"},"reasoning_per_million_tokens":{"$ref":"#/$defs/price"},"audio_output_per_million_tokens":{"$ref":"#/$defs/price"}}}};
const pattern16 = new RegExp("^[1-9][0-9]{0,8}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties",schema:20,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern16.test(key0)){
const err2 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^[1-9][0-9]{0,8}$"+"\"",schema:"^[1-9][0-9]{0,8}$",parentSchema:schema69.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema69.propertyNames,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema69.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key2 in data0){
if(!((((((((key2 === "input_per_million_tokens") || (key2 === "output_per_million_tokens")) || (key2 === "cached_input_per_million_tokens")) || (key2 === "cache_write_per_million_tokens")) || (key2 === "cache_write_1h_per_million_tokens")) || (key2 === "audio_input_per_million_tokens")) || (key2 === "reasoning_per_million_tokens")) || (key2 === "audio_output_per_million_tokens"))){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema69.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.input_per_million_tokens !== undefined){
let data1 = data0.input_per_million_tokens;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")){
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/input_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.output_per_million_tokens !== undefined){
let data2 = data0.output_per_million_tokens;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (typeof data2 !== "string")){
const err7 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/output_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.cached_input_per_million_tokens !== undefined){
let data3 = data0.cached_input_per_million_tokens;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")){
const err8 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/cached_input_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.cache_write_per_million_tokens !== undefined){
let data4 = data0.cache_write_per_million_tokens;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (typeof data4 !== "string")){
const err9 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/cache_write_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.cache_write_1h_per_million_tokens !== undefined){
let data5 = data0.cache_write_1h_per_million_tokens;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (typeof data5 !== "string")){
const err10 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/cache_write_1h_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.audio_input_per_million_tokens !== undefined){
let data6 = data0.audio_input_per_million_tokens;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (typeof data6 !== "string")){
const err11 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/audio_input_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.reasoning_per_million_tokens !== undefined){
let data7 = data0.reasoning_per_million_tokens;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (typeof data7 !== "string")){
const err12 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/reasoning_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.audio_output_per_million_tokens !== undefined){
let data8 = data0.audio_output_per_million_tokens;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (typeof data8 !== "string")){
const err13 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/audio_output_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema69.additionalProperties.type,parentSchema:schema69.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema52.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.valid_from !== undefined){
let data0 = data.valid_from;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/valid_from",schemaPath:"#/properties/valid_from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.valid_from.type,parentSchema:schema52.properties.valid_from,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.input_per_million_tokens !== undefined){
let data1 = data.input_per_million_tokens;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")){
const err3 = {instancePath:instancePath+"/input_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.output_per_million_tokens !== undefined){
let data2 = data.output_per_million_tokens;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (typeof data2 !== "string")){
const err4 = {instancePath:instancePath+"/output_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cached_input_per_million_tokens !== undefined){
let data3 = data.cached_input_per_million_tokens;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")){
const err5 = {instancePath:instancePath+"/cached_input_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cache_write_per_million_tokens !== undefined){
let data4 = data.cache_write_per_million_tokens;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (typeof data4 !== "string")){
const err6 = {instancePath:instancePath+"/cache_write_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cache_write_1h_per_million_tokens !== undefined){
let data5 = data.cache_write_1h_per_million_tokens;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (typeof data5 !== "string")){
const err7 = {instancePath:instancePath+"/cache_write_1h_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.audio_input_per_million_tokens !== undefined){
let data6 = data.audio_input_per_million_tokens;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (typeof data6 !== "string")){
const err8 = {instancePath:instancePath+"/audio_input_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.reasoning_per_million_tokens !== undefined){
let data7 = data.reasoning_per_million_tokens;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (typeof data7 !== "string")){
const err9 = {instancePath:instancePath+"/reasoning_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.audio_output_per_million_tokens !== undefined){
let data8 = data.audio_output_per_million_tokens;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (typeof data8 !== "string")){
const err10 = {instancePath:instancePath+"/audio_output_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.per_image !== undefined){
let data9 = data.per_image;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (typeof data9 !== "string")){
const err11 = {instancePath:instancePath+"/per_image",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.per_image_by_size !== undefined){
let data10 = data.per_image_by_size;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 200){
const err12 = {instancePath:instancePath+"/per_image_by_size",schemaPath:"#/properties/per_image_by_size/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties",schema:200,parentSchema:schema52.properties.per_image_by_size,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(Object.keys(data10).length < 1){
const err13 = {instancePath:instancePath+"/per_image_by_size",schemaPath:"#/properties/per_image_by_size/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema52.properties.per_image_by_size,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data10){
let data11 = data10[key1];
const _errs35 = errors;
let valid11 = true;
const _errs36 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs38 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 20){
const err15 = {instancePath:instancePath+"/per_image_by_size/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/per_image_by_size/additionalProperties/then/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties",schema:20,parentSchema:schema52.properties.per_image_by_size.additionalProperties.then,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Object.keys(data11).length < 1){
const err16 = {instancePath:instancePath+"/per_image_by_size/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/per_image_by_size/additionalProperties/then/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema52.properties.per_image_by_size.additionalProperties.then,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data11){
let data12 = data11[key2];
if((!((typeof data12 == "number") && (isFinite(data12)))) && (typeof data12 !== "string")){
const err17 = {instancePath:instancePath+"/per_image_by_size/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/per_image_by_size/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/per_image_by_size/additionalProperties/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.properties.per_image_by_size.additionalProperties.then.type,parentSchema:schema52.properties.per_image_by_size.additionalProperties.then,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid11 = _valid0;
ifClause0 = "then";
}
else {
const _errs44 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (typeof data11 !== "string")){
const err19 = {instancePath:instancePath+"/per_image_by_size/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs44 === errors;
valid11 = _valid0;
ifClause0 = "else";
}
if(!valid11){
const err20 = {instancePath:instancePath+"/per_image_by_size/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/per_image_by_size/additionalProperties/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema52.properties.per_image_by_size.additionalProperties.if,parentSchema:schema52.properties.per_image_by_size.additionalProperties,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/per_image_by_size",schemaPath:"#/properties/per_image_by_size/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.properties.per_image_by_size.type,parentSchema:schema52.properties.per_image_by_size,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.per_page !== undefined){
let data13 = data.per_page;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (typeof data13 !== "string")){
const err22 = {instancePath:instancePath+"/per_page",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.per_second !== undefined){
let data14 = data.per_second;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (typeof data14 !== "string")){
const err23 = {instancePath:instancePath+"/per_second",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.per_minute !== undefined){
let data15 = data.per_minute;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (typeof data15 !== "string")){
const err24 = {instancePath:instancePath+"/per_minute",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.per_million_characters !== undefined){
let data16 = data.per_million_characters;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (typeof data16 !== "string")){
const err25 = {instancePath:instancePath+"/per_million_characters",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.per_thousand_searches !== undefined){
let data17 = data.per_thousand_searches;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (typeof data17 !== "string")){
const err26 = {instancePath:instancePath+"/per_thousand_searches",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data17};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.above_input_tokens !== undefined){
if(!(validate26(data.above_input_tokens, {instancePath:instancePath+"/above_input_tokens",parentData:data,parentDataProperty:"above_input_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.service_tiers !== undefined){
let data19 = data.service_tiers;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length > 20){
const err27 = {instancePath:instancePath+"/service_tiers",schemaPath:"#/properties/service_tiers/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties",schema:20,parentSchema:schema52.properties.service_tiers,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(Object.keys(data19).length < 1){
const err28 = {instancePath:instancePath+"/service_tiers",schemaPath:"#/properties/service_tiers/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema52.properties.service_tiers,data:data19};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key3 in data19){
let data20 = data19[key3];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(Object.keys(data20).length < 1){
const err29 = {instancePath:instancePath+"/service_tiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/service_tiers/additionalProperties/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema52.properties.service_tiers.additionalProperties,data:data20};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key4 in data20){
if(!(func1.call(schema52.properties.service_tiers.additionalProperties.properties, key4))){
const err30 = {instancePath:instancePath+"/service_tiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/service_tiers/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema52.properties.service_tiers.additionalProperties,data:data20};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data20.input_per_million_tokens !== undefined){
let data21 = data20.input_per_million_tokens;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (typeof data21 !== "string")){
const err31 = {instancePath:instancePath+"/service_tiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/input_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data20.output_per_million_tokens !== undefined){
let data22 = data20.output_per_million_tokens;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (typeof data22 !== "string")){
const err32 = {instancePath:instancePath+"/service_tiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/output_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data22};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data20.cached_input_per_million_tokens !== undefined){
let data23 = data20.cached_input_per_million_tokens;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (typeof data23 !== "string")){
const err33 = {instancePath:instancePath+"/service_tiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/cached_input_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data23};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data20.cache_write_per_million_tokens !== undefined){
let data24 = data20.cache_write_per_million_tokens;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (typeof data24 !== "string")){
const err34 = {instancePath:instancePath+"/service_tiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/cache_write_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data24};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data20.cache_write_1h_per_million_tokens !== undefined){
let data25 = data20.cache_write_1h_per_million_tokens;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (typeof data25 !== "string")){
const err35 = {instancePath:instancePath+"/service_tiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/cache_write_1h_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data25};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data20.audio_input_per_million_tokens !== undefined){
let data26 = data20.audio_input_per_million_tokens;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (typeof data26 !== "string")){
const err36 = {instancePath:instancePath+"/service_tiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/audio_input_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data26};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data20.reasoning_per_million_tokens !== undefined){
let data27 = data20.reasoning_per_million_tokens;
if((!((typeof data27 == "number") && (isFinite(data27)))) && (typeof data27 !== "string")){
const err37 = {instancePath:instancePath+"/service_tiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/reasoning_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data27};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data20.audio_output_per_million_tokens !== undefined){
let data28 = data20.audio_output_per_million_tokens;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (typeof data28 !== "string")){
const err38 = {instancePath:instancePath+"/service_tiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/audio_output_per_million_tokens",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data28};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data20.above_input_tokens !== undefined){
if(!(validate26(data20.above_input_tokens, {instancePath:instancePath+"/service_tiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/above_input_tokens",parentData:data20,parentDataProperty:"above_input_tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/service_tiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/service_tiers/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.properties.service_tiers.additionalProperties.type,parentSchema:schema52.properties.service_tiers.additionalProperties,data:data20};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/service_tiers",schemaPath:"#/properties/service_tiers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.properties.service_tiers.type,parentSchema:schema52.properties.service_tiers,data:data19};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(!(Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(Array.isArray(data)){
if(data.length > 100){
const err1 = {instancePath,schemaPath:"#/then/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema51.then,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.length < 1){
const err2 = {instancePath,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema51.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema51.then.type,parentSchema:schema51.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var items0 = true;
}
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema51.if,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate24.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate24.evaluated = {"dynamicProps":true,"dynamicItems":true};

const schema86 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"service_tier":{"$ref":"#/$defs/multipliers"},"speed":{"$ref":"#/$defs/multipliers"},"region":{"$ref":"#/$defs/multipliers"}}};
const schema87 = {"type":"object","minProperties":1,"additionalProperties":{"type":["number","string"]}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "service_tier") || (key0 === "speed")) || (key0 === "region"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.service_tier !== undefined){
let data0 = data.service_tier;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err2 = {instancePath:instancePath+"/service_tier",schemaPath:"#/$defs/multipliers/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema87,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
let data1 = data0[key1];
if((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")){
const err3 = {instancePath:instancePath+"/service_tier/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/multipliers/additionalProperties/type",keyword:"type",params:{type: schema87.additionalProperties.type},message:"must be number,string",schema:schema87.additionalProperties.type,parentSchema:schema87.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/service_tier",schemaPath:"#/$defs/multipliers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema87.type,parentSchema:schema87,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.speed !== undefined){
let data2 = data.speed;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
const err5 = {instancePath:instancePath+"/speed",schemaPath:"#/$defs/multipliers/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema87,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key2 in data2){
let data3 = data2[key2];
if((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")){
const err6 = {instancePath:instancePath+"/speed/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/multipliers/additionalProperties/type",keyword:"type",params:{type: schema87.additionalProperties.type},message:"must be number,string",schema:schema87.additionalProperties.type,parentSchema:schema87.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/speed",schemaPath:"#/$defs/multipliers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema87.type,parentSchema:schema87,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.region !== undefined){
let data4 = data.region;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
const err8 = {instancePath:instancePath+"/region",schemaPath:"#/$defs/multipliers/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema87,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key3 in data4){
let data5 = data4[key3];
if((!((typeof data5 == "number") && (isFinite(data5)))) && (typeof data5 !== "string")){
const err9 = {instancePath:instancePath+"/region/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/multipliers/additionalProperties/type",keyword:"type",params:{type: schema87.additionalProperties.type},message:"must be number,string",schema:schema87.additionalProperties.type,parentSchema:schema87.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/region",schemaPath:"#/$defs/multipliers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema87.type,parentSchema:schema87,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.prices === undefined) && (missing0 = "prices")) || ((data.free === undefined) && (missing0 = "free"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err1 = {instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema38.not,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.deployments === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deployments"},message:"must have required property '"+"deployments"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema38.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((((((((((data0 === "chat") || (data0 === "embedding")) || (data0 === "rerank")) || (data0 === "classification")) || (data0 === "decision")) || (data0 === "speech")) || (data0 === "transcription")) || (data0 === "image_generation")) || (data0 === "image_variation")) || (data0 === "ocr"))){
const err5 = {instancePath:instancePath+"/mode",schemaPath:"#/$defs/capability/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values",schema:schema39.enum,parentSchema:schema39,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.capabilities !== undefined){
let data1 = data.capabilities;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((((((((((data2 === "chat") || (data2 === "embedding")) || (data2 === "rerank")) || (data2 === "classification")) || (data2 === "decision")) || (data2 === "speech")) || (data2 === "transcription")) || (data2 === "image_generation")) || (data2 === "image_variation")) || (data2 === "ocr"))){
const err6 = {instancePath:instancePath+"/capabilities/" + i0,schemaPath:"#/$defs/capability/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values",schema:schema39.enum,parentSchema:schema39,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
const err7 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema38.properties.capabilities,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.capabilities.type,parentSchema:schema38.properties.capabilities,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created !== undefined){
let data3 = data.created;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (typeof data3 !== "string")){
const err9 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: schema38.properties.created.type},message:"must be integer,string",schema:schema38.properties.created.type,parentSchema:schema38.properties.created,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9999999999 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999",schema:9999999999,parentSchema:schema38.properties.created,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.created,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err12 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema38.properties.created,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.owned_by !== undefined){
let data4 = data.owned_by;
if(typeof data4 === "string"){
if(func3(data4) < 1){
const err13 = {instancePath:instancePath+"/owned_by",schemaPath:"#/properties/owned_by/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.owned_by,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/owned_by",schemaPath:"#/properties/owned_by/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.owned_by.type,parentSchema:schema38.properties.owned_by,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.deployments !== undefined){
let data5 = data.deployments;
if(Array.isArray(data5)){
if(data5.length > 100){
const err15 = {instancePath:instancePath+"/deployments",schemaPath:"#/properties/deployments/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema38.properties.deployments,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.length < 1){
const err16 = {instancePath:instancePath+"/deployments",schemaPath:"#/properties/deployments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38.properties.deployments,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.backend === undefined){
const err17 = {instancePath:instancePath+"/deployments/" + i2,schemaPath:"#/$defs/deployment/required",keyword:"required",params:{missingProperty: "backend"},message:"must have required property '"+"backend"+"'",schema:schema41.required,parentSchema:schema41,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.model === undefined){
const err18 = {instancePath:instancePath+"/deployments/" + i2,schemaPath:"#/$defs/deployment/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema41.required,parentSchema:schema41,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data6){
if(!((((((key1 === "backend") || (key1 === "model")) || (key1 === "priority")) || (key1 === "weight")) || (key1 === "max_in_flight")) || (key1 === "cost"))){
const err19 = {instancePath:instancePath+"/deployments/" + i2,schemaPath:"#/$defs/deployment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema41,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.backend !== undefined){
let data7 = data6.backend;
if(typeof data7 === "string"){
if(func3(data7) < 1){
const err20 = {instancePath:instancePath+"/deployments/" + i2+"/backend",schemaPath:"#/$defs/deployment/properties/backend/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.backend,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/deployments/" + i2+"/backend",schemaPath:"#/$defs/deployment/properties/backend/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.backend.type,parentSchema:schema41.properties.backend,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.model !== undefined){
let data8 = data6.model;
if(typeof data8 === "string"){
if(func3(data8) < 1){
const err22 = {instancePath:instancePath+"/deployments/" + i2+"/model",schemaPath:"#/$defs/deployment/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.model,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/deployments/" + i2+"/model",schemaPath:"#/$defs/deployment/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.model.type,parentSchema:schema41.properties.model,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.priority !== undefined){
let data9 = data6.priority;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/deployments/" + i2+"/priority",schemaPath:"#/$defs/deployment/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema41.properties.priority.type,parentSchema:schema41.properties.priority,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/deployments/" + i2+"/priority",schemaPath:"#/$defs/deployment/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema41.properties.priority,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/deployments/" + i2+"/priority",schemaPath:"#/$defs/deployment/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema41.properties.priority,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data6.weight !== undefined){
let data10 = data6.weight;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/deployments/" + i2+"/weight",schemaPath:"#/$defs/deployment/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema41.properties.weight,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/deployments/" + i2+"/weight",schemaPath:"#/$defs/deployment/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema41.properties.weight,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/deployments/" + i2+"/weight",schemaPath:"#/$defs/deployment/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema41.properties.weight.type,parentSchema:schema41.properties.weight,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.max_in_flight !== undefined){
let data11 = data6.max_in_flight;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/deployments/" + i2+"/max_in_flight",schemaPath:"#/$defs/deployment/properties/max_in_flight/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema41.properties.max_in_flight.type,parentSchema:schema41.properties.max_in_flight,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/deployments/" + i2+"/max_in_flight",schemaPath:"#/$defs/deployment/properties/max_in_flight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema41.properties.max_in_flight,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/deployments/" + i2+"/max_in_flight",schemaPath:"#/$defs/deployment/properties/max_in_flight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema41.properties.max_in_flight,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data6.cost !== undefined){
let data12 = data6.cost;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000000000 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/deployments/" + i2+"/cost",schemaPath:"#/$defs/deployment/properties/cost/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema41.properties.cost,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/deployments/" + i2+"/cost",schemaPath:"#/$defs/deployment/properties/cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema41.properties.cost,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/deployments/" + i2+"/cost",schemaPath:"#/$defs/deployment/properties/cost/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema41.properties.cost.type,parentSchema:schema41.properties.cost,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/deployments/" + i2,schemaPath:"#/$defs/deployment/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data:data6};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/deployments",schemaPath:"#/properties/deployments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.deployments.type,parentSchema:schema38.properties.deployments,data:data5};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.strategy !== undefined){
let data13 = data.strategy;
if(!((((data13 === "balanced") || (data13 === "weighted")) || (data13 === "failover")) || (data13 === "least_cost"))){
const err38 = {instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/enum",keyword:"enum",params:{allowedValues: schema38.properties.strategy.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.strategy.enum,parentSchema:schema38.properties.strategy,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.session_affinity !== undefined){
let data14 = data.session_affinity;
if(typeof data14 !== "boolean"){
const err39 = {instancePath:instancePath+"/session_affinity",schemaPath:"#/properties/session_affinity/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.session_affinity.type,parentSchema:schema38.properties.session_affinity,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.prefix_affinity !== undefined){
let data15 = data.prefix_affinity;
if(typeof data15 !== "boolean"){
const err40 = {instancePath:instancePath+"/prefix_affinity",schemaPath:"#/properties/prefix_affinity/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.prefix_affinity.type,parentSchema:schema38.properties.prefix_affinity,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.first_token_seconds !== undefined){
let data16 = data.first_token_seconds;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 600 || isNaN(data16)){
const err41 = {instancePath:instancePath+"/first_token_seconds",schemaPath:"#/properties/first_token_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600",schema:600,parentSchema:schema38.properties.first_token_seconds,data:data16};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data16 <= 0 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/first_token_seconds",schemaPath:"#/properties/first_token_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema38.properties.first_token_seconds,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/first_token_seconds",schemaPath:"#/properties/first_token_seconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema38.properties.first_token_seconds.type,parentSchema:schema38.properties.first_token_seconds,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.attempt_seconds !== undefined){
let data17 = data.attempt_seconds;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 600 || isNaN(data17)){
const err44 = {instancePath:instancePath+"/attempt_seconds",schemaPath:"#/properties/attempt_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600",schema:600,parentSchema:schema38.properties.attempt_seconds,data:data17};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data17 <= 0 || isNaN(data17)){
const err45 = {instancePath:instancePath+"/attempt_seconds",schemaPath:"#/properties/attempt_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema38.properties.attempt_seconds,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/attempt_seconds",schemaPath:"#/properties/attempt_seconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema38.properties.attempt_seconds.type,parentSchema:schema38.properties.attempt_seconds,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.max_attempts !== undefined){
let data18 = data.max_attempts;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err47 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.max_attempts.type,parentSchema:schema38.properties.max_attempts,data:data18};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 20 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20",schema:20,parentSchema:schema38.properties.max_attempts,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err49 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema38.properties.max_attempts,data:data18};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.when_all_unavailable !== undefined){
let data19 = data.when_all_unavailable;
if(!((data19 === "try_anyway") || (data19 === "fail"))){
const err50 = {instancePath:instancePath+"/when_all_unavailable",schemaPath:"#/properties/when_all_unavailable/enum",keyword:"enum",params:{allowedValues: schema38.properties.when_all_unavailable.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.when_all_unavailable.enum,parentSchema:schema38.properties.when_all_unavailable,data:data19};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.queue !== undefined){
let data20 = data.queue;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.size === undefined){
const err51 = {instancePath:instancePath+"/queue",schemaPath:"#/properties/queue/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'",schema:schema38.properties.queue.required,parentSchema:schema38.properties.queue,data:data20};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key2 in data20){
if(!((key2 === "size") || (key2 === "seconds"))){
const err52 = {instancePath:instancePath+"/queue",schemaPath:"#/properties/queue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.queue,data:data20};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data20.size !== undefined){
let data21 = data20.size;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err53 = {instancePath:instancePath+"/queue/size",schemaPath:"#/properties/queue/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.queue.properties.size.type,parentSchema:schema38.properties.queue.properties.size,data:data21};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 10000 || isNaN(data21)){
const err54 = {instancePath:instancePath+"/queue/size",schemaPath:"#/properties/queue/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema38.properties.queue.properties.size,data:data21};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err55 = {instancePath:instancePath+"/queue/size",schemaPath:"#/properties/queue/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema38.properties.queue.properties.size,data:data21};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data20.seconds !== undefined){
let data22 = data20.seconds;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 300 || isNaN(data22)){
const err56 = {instancePath:instancePath+"/queue/seconds",schemaPath:"#/properties/queue/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300},message:"must be <= 300",schema:300,parentSchema:schema38.properties.queue.properties.seconds,data:data22};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data22 <= 0 || isNaN(data22)){
const err57 = {instancePath:instancePath+"/queue/seconds",schemaPath:"#/properties/queue/properties/seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema38.properties.queue.properties.seconds,data:data22};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/queue/seconds",schemaPath:"#/properties/queue/properties/seconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema38.properties.queue.properties.seconds.type,parentSchema:schema38.properties.queue.properties.seconds,data:data22};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/queue",schemaPath:"#/properties/queue/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.queue.type,parentSchema:schema38.properties.queue,data:data20};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.fallbacks !== undefined){
let data23 = data.fallbacks;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key3 in data23){
if(!(((((((key3 === "unavailable") || (key3 === "overloaded")) || (key3 === "failed")) || (key3 === "timeout")) || (key3 === "context_length")) || (key3 === "content_policy")) || (key3 === "budget"))){
const err60 = {instancePath:instancePath+"/fallbacks",schemaPath:"#/properties/fallbacks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.fallbacks,data:data23};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data23.unavailable !== undefined){
let data24 = data23.unavailable;
if(Array.isArray(data24)){
if(data24.length > 10){
const err61 = {instancePath:instancePath+"/fallbacks/unavailable",schemaPath:"#/$defs/fallback_models/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema42,data:data24};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data24.length < 1){
const err62 = {instancePath:instancePath+"/fallbacks/unavailable",schemaPath:"#/$defs/fallback_models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema42,data:data24};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const len2 = data24.length;
for(let i3=0; i3<len2; i3++){
let data25 = data24[i3];
if(typeof data25 === "string"){
if(func3(data25) < 1){
const err63 = {instancePath:instancePath+"/fallbacks/unavailable/" + i3,schemaPath:"#/$defs/fallback_models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema42.items,data:data25};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/fallbacks/unavailable/" + i3,schemaPath:"#/$defs/fallback_models/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.items.type,parentSchema:schema42.items,data:data25};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
let i4 = data24.length;
let j1;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data24[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err65 = {instancePath:instancePath+"/fallbacks/unavailable",schemaPath:"#/$defs/fallback_models/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i4+" are identical)",schema:true,parentSchema:schema42,data:data24};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
break;
}
indices0[item0] = i4;
}
}
}
else {
const err66 = {instancePath:instancePath+"/fallbacks/unavailable",schemaPath:"#/$defs/fallback_models/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.type,parentSchema:schema42,data:data24};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data23.overloaded !== undefined){
let data26 = data23.overloaded;
if(Array.isArray(data26)){
if(data26.length > 10){
const err67 = {instancePath:instancePath+"/fallbacks/overloaded",schemaPath:"#/$defs/fallback_models/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema42,data:data26};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data26.length < 1){
const err68 = {instancePath:instancePath+"/fallbacks/overloaded",schemaPath:"#/$defs/fallback_models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema42,data:data26};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const len3 = data26.length;
for(let i5=0; i5<len3; i5++){
let data27 = data26[i5];
if(typeof data27 === "string"){
if(func3(data27) < 1){
const err69 = {instancePath:instancePath+"/fallbacks/overloaded/" + i5,schemaPath:"#/$defs/fallback_models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema42.items,data:data27};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/fallbacks/overloaded/" + i5,schemaPath:"#/$defs/fallback_models/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.items.type,parentSchema:schema42.items,data:data27};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
let i6 = data26.length;
let j2;
if(i6 > 1){
const indices1 = {};
for(;i6--;){
let item1 = data26[i6];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j2 = indices1[item1];
const err71 = {instancePath:instancePath+"/fallbacks/overloaded",schemaPath:"#/$defs/fallback_models/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i6+" are identical)",schema:true,parentSchema:schema42,data:data26};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
break;
}
indices1[item1] = i6;
}
}
}
else {
const err72 = {instancePath:instancePath+"/fallbacks/overloaded",schemaPath:"#/$defs/fallback_models/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.type,parentSchema:schema42,data:data26};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data23.failed !== undefined){
let data28 = data23.failed;
if(Array.isArray(data28)){
if(data28.length > 10){
const err73 = {instancePath:instancePath+"/fallbacks/failed",schemaPath:"#/$defs/fallback_models/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema42,data:data28};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data28.length < 1){
const err74 = {instancePath:instancePath+"/fallbacks/failed",schemaPath:"#/$defs/fallback_models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema42,data:data28};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const len4 = data28.length;
for(let i7=0; i7<len4; i7++){
let data29 = data28[i7];
if(typeof data29 === "string"){
if(func3(data29) < 1){
const err75 = {instancePath:instancePath+"/fallbacks/failed/" + i7,schemaPath:"#/$defs/fallback_models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema42.items,data:data29};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/fallbacks/failed/" + i7,schemaPath:"#/$defs/fallback_models/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.items.type,parentSchema:schema42.items,data:data29};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
let i8 = data28.length;
let j3;
if(i8 > 1){
const indices2 = {};
for(;i8--;){
let item2 = data28[i8];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j3 = indices2[item2];
const err77 = {instancePath:instancePath+"/fallbacks/failed",schemaPath:"#/$defs/fallback_models/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i8+" are identical)",schema:true,parentSchema:schema42,data:data28};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
break;
}
indices2[item2] = i8;
}
}
}
else {
const err78 = {instancePath:instancePath+"/fallbacks/failed",schemaPath:"#/$defs/fallback_models/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.type,parentSchema:schema42,data:data28};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data23.timeout !== undefined){
let data30 = data23.timeout;
if(Array.isArray(data30)){
if(data30.length > 10){
const err79 = {instancePath:instancePath+"/fallbacks/timeout",schemaPath:"#/$defs/fallback_models/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema42,data:data30};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data30.length < 1){
const err80 = {instancePath:instancePath+"/fallbacks/timeout",schemaPath:"#/$defs/fallback_models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema42,data:data30};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
const len5 = data30.length;
for(let i9=0; i9<len5; i9++){
let data31 = data30[i9];
if(typeof data31 === "string"){
if(func3(data31) < 1){
const err81 = {instancePath:instancePath+"/fallbacks/timeout/" + i9,schemaPath:"#/$defs/fallback_models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema42.items,data:data31};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/fallbacks/timeout/" + i9,schemaPath:"#/$defs/fallback_models/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.items.type,parentSchema:schema42.items,data:data31};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
let i10 = data30.length;
let j4;
if(i10 > 1){
const indices3 = {};
for(;i10--;){
let item3 = data30[i10];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j4 = indices3[item3];
const err83 = {instancePath:instancePath+"/fallbacks/timeout",schemaPath:"#/$defs/fallback_models/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i10+" are identical)",schema:true,parentSchema:schema42,data:data30};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
break;
}
indices3[item3] = i10;
}
}
}
else {
const err84 = {instancePath:instancePath+"/fallbacks/timeout",schemaPath:"#/$defs/fallback_models/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.type,parentSchema:schema42,data:data30};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data23.context_length !== undefined){
let data32 = data23.context_length;
if(Array.isArray(data32)){
if(data32.length > 10){
const err85 = {instancePath:instancePath+"/fallbacks/context_length",schemaPath:"#/$defs/fallback_models/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema42,data:data32};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data32.length < 1){
const err86 = {instancePath:instancePath+"/fallbacks/context_length",schemaPath:"#/$defs/fallback_models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema42,data:data32};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
const len6 = data32.length;
for(let i11=0; i11<len6; i11++){
let data33 = data32[i11];
if(typeof data33 === "string"){
if(func3(data33) < 1){
const err87 = {instancePath:instancePath+"/fallbacks/context_length/" + i11,schemaPath:"#/$defs/fallback_models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema42.items,data:data33};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/fallbacks/context_length/" + i11,schemaPath:"#/$defs/fallback_models/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.items.type,parentSchema:schema42.items,data:data33};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
let i12 = data32.length;
let j5;
if(i12 > 1){
const indices4 = {};
for(;i12--;){
let item4 = data32[i12];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j5 = indices4[item4];
const err89 = {instancePath:instancePath+"/fallbacks/context_length",schemaPath:"#/$defs/fallback_models/uniqueItems",keyword:"uniqueItems",params:{i: i12, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i12+" are identical)",schema:true,parentSchema:schema42,data:data32};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
break;
}
indices4[item4] = i12;
}
}
}
else {
const err90 = {instancePath:instancePath+"/fallbacks/context_length",schemaPath:"#/$defs/fallback_models/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.type,parentSchema:schema42,data:data32};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data23.content_policy !== undefined){
let data34 = data23.content_policy;
if(Array.isArray(data34)){
if(data34.length > 10){
const err91 = {instancePath:instancePath+"/fallbacks/content_policy",schemaPath:"#/$defs/fallback_models/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema42,data:data34};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data34.length < 1){
const err92 = {instancePath:instancePath+"/fallbacks/content_policy",schemaPath:"#/$defs/fallback_models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema42,data:data34};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
const len7 = data34.length;
for(let i13=0; i13<len7; i13++){
let data35 = data34[i13];
if(typeof data35 === "string"){
if(func3(data35) < 1){
const err93 = {instancePath:instancePath+"/fallbacks/content_policy/" + i13,schemaPath:"#/$defs/fallback_models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema42.items,data:data35};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/fallbacks/content_policy/" + i13,schemaPath:"#/$defs/fallback_models/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.items.type,parentSchema:schema42.items,data:data35};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
let i14 = data34.length;
let j6;
if(i14 > 1){
const indices5 = {};
for(;i14--;){
let item5 = data34[i14];
if(typeof item5 !== "string"){
continue;
}
if(typeof indices5[item5] == "number"){
j6 = indices5[item5];
const err95 = {instancePath:instancePath+"/fallbacks/content_policy",schemaPath:"#/$defs/fallback_models/uniqueItems",keyword:"uniqueItems",params:{i: i14, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i14+" are identical)",schema:true,parentSchema:schema42,data:data34};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
break;
}
indices5[item5] = i14;
}
}
}
else {
const err96 = {instancePath:instancePath+"/fallbacks/content_policy",schemaPath:"#/$defs/fallback_models/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.type,parentSchema:schema42,data:data34};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data23.budget !== undefined){
let data36 = data23.budget;
if(Array.isArray(data36)){
if(data36.length > 10){
const err97 = {instancePath:instancePath+"/fallbacks/budget",schemaPath:"#/$defs/fallback_models/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema42,data:data36};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data36.length < 1){
const err98 = {instancePath:instancePath+"/fallbacks/budget",schemaPath:"#/$defs/fallback_models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema42,data:data36};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
const len8 = data36.length;
for(let i15=0; i15<len8; i15++){
let data37 = data36[i15];
if(typeof data37 === "string"){
if(func3(data37) < 1){
const err99 = {instancePath:instancePath+"/fallbacks/budget/" + i15,schemaPath:"#/$defs/fallback_models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema42.items,data:data37};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/fallbacks/budget/" + i15,schemaPath:"#/$defs/fallback_models/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.items.type,parentSchema:schema42.items,data:data37};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
let i16 = data36.length;
let j7;
if(i16 > 1){
const indices6 = {};
for(;i16--;){
let item6 = data36[i16];
if(typeof item6 !== "string"){
continue;
}
if(typeof indices6[item6] == "number"){
j7 = indices6[item6];
const err101 = {instancePath:instancePath+"/fallbacks/budget",schemaPath:"#/$defs/fallback_models/uniqueItems",keyword:"uniqueItems",params:{i: i16, j: j7},message:"must NOT have duplicate items (items ## "+j7+" and "+i16+" are identical)",schema:true,parentSchema:schema42,data:data36};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
break;
}
indices6[item6] = i16;
}
}
}
else {
const err102 = {instancePath:instancePath+"/fallbacks/budget",schemaPath:"#/$defs/fallback_models/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.type,parentSchema:schema42,data:data36};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/fallbacks",schemaPath:"#/properties/fallbacks/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.fallbacks.type,parentSchema:schema38.properties.fallbacks,data:data23};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.ejection !== undefined){
let data38 = data.ejection;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key4 in data38){
if(!((((((key4 === "consecutive_failures") || (key4 === "failure_rate")) || (key4 === "min_attempts")) || (key4 === "window_seconds")) || (key4 === "pause_seconds")) || (key4 === "max_pause_seconds"))){
const err104 = {instancePath:instancePath+"/ejection",schemaPath:"#/$defs/ejection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data:data38};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data38.consecutive_failures !== undefined){
let data39 = data38.consecutive_failures;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err105 = {instancePath:instancePath+"/ejection/consecutive_failures",schemaPath:"#/$defs/ejection/properties/consecutive_failures/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.consecutive_failures.type,parentSchema:schema49.properties.consecutive_failures,data:data39};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 1000 || isNaN(data39)){
const err106 = {instancePath:instancePath+"/ejection/consecutive_failures",schemaPath:"#/$defs/ejection/properties/consecutive_failures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema49.properties.consecutive_failures,data:data39};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data39 < 1 || isNaN(data39)){
const err107 = {instancePath:instancePath+"/ejection/consecutive_failures",schemaPath:"#/$defs/ejection/properties/consecutive_failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.consecutive_failures,data:data39};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
if(data38.failure_rate !== undefined){
let data40 = data38.failure_rate;
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 1 || isNaN(data40)){
const err108 = {instancePath:instancePath+"/ejection/failure_rate",schemaPath:"#/$defs/ejection/properties/failure_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1",schema:1,parentSchema:schema49.properties.failure_rate,data:data40};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data40 <= 0 || isNaN(data40)){
const err109 = {instancePath:instancePath+"/ejection/failure_rate",schemaPath:"#/$defs/ejection/properties/failure_rate/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema49.properties.failure_rate,data:data40};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/ejection/failure_rate",schemaPath:"#/$defs/ejection/properties/failure_rate/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema49.properties.failure_rate.type,parentSchema:schema49.properties.failure_rate,data:data40};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data38.min_attempts !== undefined){
let data41 = data38.min_attempts;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err111 = {instancePath:instancePath+"/ejection/min_attempts",schemaPath:"#/$defs/ejection/properties/min_attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.min_attempts.type,parentSchema:schema49.properties.min_attempts,data:data41};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 1000000 || isNaN(data41)){
const err112 = {instancePath:instancePath+"/ejection/min_attempts",schemaPath:"#/$defs/ejection/properties/min_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema49.properties.min_attempts,data:data41};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data41 < 1 || isNaN(data41)){
const err113 = {instancePath:instancePath+"/ejection/min_attempts",schemaPath:"#/$defs/ejection/properties/min_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.min_attempts,data:data41};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
if(data38.window_seconds !== undefined){
let data42 = data38.window_seconds;
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 3600 || isNaN(data42)){
const err114 = {instancePath:instancePath+"/ejection/window_seconds",schemaPath:"#/$defs/ejection/properties/window_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600",schema:3600,parentSchema:schema49.properties.window_seconds,data:data42};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data42 < 1 || isNaN(data42)){
const err115 = {instancePath:instancePath+"/ejection/window_seconds",schemaPath:"#/$defs/ejection/properties/window_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.window_seconds,data:data42};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/ejection/window_seconds",schemaPath:"#/$defs/ejection/properties/window_seconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema49.properties.window_seconds.type,parentSchema:schema49.properties.window_seconds,data:data42};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data38.pause_seconds !== undefined){
let data43 = data38.pause_seconds;
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 3600 || isNaN(data43)){
const err117 = {instancePath:instancePath+"/ejection/pause_seconds",schemaPath:"#/$defs/ejection/properties/pause_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600",schema:3600,parentSchema:schema49.properties.pause_seconds,data:data43};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data43 <= 0 || isNaN(data43)){
const err118 = {instancePath:instancePath+"/ejection/pause_seconds",schemaPath:"#/$defs/ejection/properties/pause_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema49.properties.pause_seconds,data:data43};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/ejection/pause_seconds",schemaPath:"#/$defs/ejection/properties/pause_seconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema49.properties.pause_seconds.type,parentSchema:schema49.properties.pause_seconds,data:data43};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data38.max_pause_seconds !== undefined){
let data44 = data38.max_pause_seconds;
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 86400 || isNaN(data44)){
const err120 = {instancePath:instancePath+"/ejection/max_pause_seconds",schemaPath:"#/$defs/ejection/properties/max_pause_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema49.properties.max_pause_seconds,data:data44};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data44 <= 0 || isNaN(data44)){
const err121 = {instancePath:instancePath+"/ejection/max_pause_seconds",schemaPath:"#/$defs/ejection/properties/max_pause_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema49.properties.max_pause_seconds,data:data44};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
else {
const err122 = {instancePath:instancePath+"/ejection/max_pause_seconds",schemaPath:"#/$defs/ejection/properties/max_pause_seconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema49.properties.max_pause_seconds.type,parentSchema:schema49.properties.max_pause_seconds,data:data44};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/ejection",schemaPath:"#/$defs/ejection/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data:data38};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.info !== undefined){
let data45 = data.info;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key5 in data45){
if(!(func1.call(schema50.properties, key5))){
const err124 = {instancePath:instancePath+"/info",schemaPath:"#/$defs/info/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data:data45};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data45.id !== undefined){
let data46 = data45.id;
if(typeof data46 === "string"){
if(!(formats2.test(data46))){
const err125 = {instancePath:instancePath+"/info/id",schemaPath:"#/$defs/info/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema50.properties.id,data:data46};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
else {
const err126 = {instancePath:instancePath+"/info/id",schemaPath:"#/$defs/info/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.id.type,parentSchema:schema50.properties.id,data:data46};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data45.model_type !== undefined){
let data47 = data45.model_type;
if(typeof data47 === "string"){
if(func3(data47) < 1){
const err127 = {instancePath:instancePath+"/info/model_type",schemaPath:"#/$defs/info/properties/model_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.model_type,data:data47};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/info/model_type",schemaPath:"#/$defs/info/properties/model_type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.model_type.type,parentSchema:schema50.properties.model_type,data:data47};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data45.display_name !== undefined){
let data48 = data45.display_name;
if(typeof data48 === "string"){
if(func3(data48) < 1){
const err129 = {instancePath:instancePath+"/info/display_name",schemaPath:"#/$defs/info/properties/display_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.display_name,data:data48};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/info/display_name",schemaPath:"#/$defs/info/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.display_name.type,parentSchema:schema50.properties.display_name,data:data48};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data45.description !== undefined){
let data49 = data45.description;
if(typeof data49 === "string"){
if(func3(data49) < 1){
const err131 = {instancePath:instancePath+"/info/description",schemaPath:"#/$defs/info/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.description,data:data49};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/info/description",schemaPath:"#/$defs/info/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.description.type,parentSchema:schema50.properties.description,data:data49};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data45.logo_url !== undefined){
let data50 = data45.logo_url;
if(typeof data50 === "string"){
if(!(formats4(data50))){
const err133 = {instancePath:instancePath+"/info/logo_url",schemaPath:"#/$defs/info/properties/logo_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\"",schema:"uri",parentSchema:schema50.properties.logo_url,data:data50};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
else {
const err134 = {instancePath:instancePath+"/info/logo_url",schemaPath:"#/$defs/info/properties/logo_url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.logo_url.type,parentSchema:schema50.properties.logo_url,data:data50};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data45.modelhub_id !== undefined){
let data51 = data45.modelhub_id;
if(typeof data51 === "string"){
if(func3(data51) < 1){
const err135 = {instancePath:instancePath+"/info/modelhub_id",schemaPath:"#/$defs/info/properties/modelhub_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.modelhub_id,data:data51};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
else {
const err136 = {instancePath:instancePath+"/info/modelhub_id",schemaPath:"#/$defs/info/properties/modelhub_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.modelhub_id.type,parentSchema:schema50.properties.modelhub_id,data:data51};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data45.parameters_count !== undefined){
let data52 = data45.parameters_count;
if(typeof data52 === "string"){
if(func3(data52) < 1){
const err137 = {instancePath:instancePath+"/info/parameters_count",schemaPath:"#/$defs/info/properties/parameters_count/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.parameters_count,data:data52};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
else {
const err138 = {instancePath:instancePath+"/info/parameters_count",schemaPath:"#/$defs/info/properties/parameters_count/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.parameters_count.type,parentSchema:schema50.properties.parameters_count,data:data52};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data45.precision !== undefined){
let data53 = data45.precision;
if(typeof data53 === "string"){
if(func3(data53) < 1){
const err139 = {instancePath:instancePath+"/info/precision",schemaPath:"#/$defs/info/properties/precision/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.precision,data:data53};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
else {
const err140 = {instancePath:instancePath+"/info/precision",schemaPath:"#/$defs/info/properties/precision/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.precision.type,parentSchema:schema50.properties.precision,data:data53};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data45.display_tags !== undefined){
let data54 = data45.display_tags;
if(Array.isArray(data54)){
const len9 = data54.length;
for(let i17=0; i17<len9; i17++){
let data55 = data54[i17];
if(typeof data55 === "string"){
if(func3(data55) < 1){
const err141 = {instancePath:instancePath+"/info/display_tags/" + i17,schemaPath:"#/$defs/info/properties/display_tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.display_tags.items,data:data55};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
else {
const err142 = {instancePath:instancePath+"/info/display_tags/" + i17,schemaPath:"#/$defs/info/properties/display_tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.display_tags.items.type,parentSchema:schema50.properties.display_tags.items,data:data55};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
}
else {
const err143 = {instancePath:instancePath+"/info/display_tags",schemaPath:"#/$defs/info/properties/display_tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema50.properties.display_tags.type,parentSchema:schema50.properties.display_tags,data:data54};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data45.max_input_tokens !== undefined){
let data56 = data45.max_input_tokens;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
const err144 = {instancePath:instancePath+"/info/max_input_tokens",schemaPath:"#/$defs/info/properties/max_input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.max_input_tokens.type,parentSchema:schema50.properties.max_input_tokens,data:data56};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 > 9007199254740991 || isNaN(data56)){
const err145 = {instancePath:instancePath+"/info/max_input_tokens",schemaPath:"#/$defs/info/properties/max_input_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema50.properties.max_input_tokens,data:data56};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data56 < 1 || isNaN(data56)){
const err146 = {instancePath:instancePath+"/info/max_input_tokens",schemaPath:"#/$defs/info/properties/max_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema50.properties.max_input_tokens,data:data56};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
if(data45.max_output_tokens !== undefined){
let data57 = data45.max_output_tokens;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err147 = {instancePath:instancePath+"/info/max_output_tokens",schemaPath:"#/$defs/info/properties/max_output_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.max_output_tokens.type,parentSchema:schema50.properties.max_output_tokens,data:data57};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 9007199254740991 || isNaN(data57)){
const err148 = {instancePath:instancePath+"/info/max_output_tokens",schemaPath:"#/$defs/info/properties/max_output_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema50.properties.max_output_tokens,data:data57};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data57 < 1 || isNaN(data57)){
const err149 = {instancePath:instancePath+"/info/max_output_tokens",schemaPath:"#/$defs/info/properties/max_output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema50.properties.max_output_tokens,data:data57};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
if(data45.supports_reasoning !== undefined){
let data58 = data45.supports_reasoning;
if(typeof data58 !== "boolean"){
const err150 = {instancePath:instancePath+"/info/supports_reasoning",schemaPath:"#/$defs/info/properties/supports_reasoning/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema50.properties.supports_reasoning.type,parentSchema:schema50.properties.supports_reasoning,data:data58};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data45.reasoning_efforts !== undefined){
let data59 = data45.reasoning_efforts;
if(Array.isArray(data59)){
const len10 = data59.length;
for(let i18=0; i18<len10; i18++){
let data60 = data59[i18];
if(typeof data60 === "string"){
if(func3(data60) < 1){
const err151 = {instancePath:instancePath+"/info/reasoning_efforts/" + i18,schemaPath:"#/$defs/info/properties/reasoning_efforts/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.reasoning_efforts.items,data:data60};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/info/reasoning_efforts/" + i18,schemaPath:"#/$defs/info/properties/reasoning_efforts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.reasoning_efforts.items.type,parentSchema:schema50.properties.reasoning_efforts.items,data:data60};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/info/reasoning_efforts",schemaPath:"#/$defs/info/properties/reasoning_efforts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema50.properties.reasoning_efforts.type,parentSchema:schema50.properties.reasoning_efforts,data:data59};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data45.model_version !== undefined){
let data61 = data45.model_version;
if(typeof data61 === "string"){
if(func3(data61) < 1){
const err154 = {instancePath:instancePath+"/info/model_version",schemaPath:"#/$defs/info/properties/model_version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.model_version,data:data61};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
else {
const err155 = {instancePath:instancePath+"/info/model_version",schemaPath:"#/$defs/info/properties/model_version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.model_version.type,parentSchema:schema50.properties.model_version,data:data61};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data45.deprecation_date !== undefined){
let data62 = data45.deprecation_date;
if(typeof data62 === "string"){
if(!(formats0.validate(data62))){
const err156 = {instancePath:instancePath+"/info/deprecation_date",schemaPath:"#/$defs/info/properties/deprecation_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema50.properties.deprecation_date,data:data62};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
else {
const err157 = {instancePath:instancePath+"/info/deprecation_date",schemaPath:"#/$defs/info/properties/deprecation_date/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.deprecation_date.type,parentSchema:schema50.properties.deprecation_date,data:data62};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data45.superseded_by_model_name !== undefined){
let data63 = data45.superseded_by_model_name;
if(typeof data63 === "string"){
if(func3(data63) < 1){
const err158 = {instancePath:instancePath+"/info/superseded_by_model_name",schemaPath:"#/$defs/info/properties/superseded_by_model_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.superseded_by_model_name,data:data63};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
else {
const err159 = {instancePath:instancePath+"/info/superseded_by_model_name",schemaPath:"#/$defs/info/properties/superseded_by_model_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.superseded_by_model_name.type,parentSchema:schema50.properties.superseded_by_model_name,data:data63};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data45.supports_function_calling !== undefined){
let data64 = data45.supports_function_calling;
if(typeof data64 !== "boolean"){
const err160 = {instancePath:instancePath+"/info/supports_function_calling",schemaPath:"#/$defs/info/properties/supports_function_calling/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema50.properties.supports_function_calling.type,parentSchema:schema50.properties.supports_function_calling,data:data64};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data45.supports_vision !== undefined){
let data65 = data45.supports_vision;
if(typeof data65 !== "boolean"){
const err161 = {instancePath:instancePath+"/info/supports_vision",schemaPath:"#/$defs/info/properties/supports_vision/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema50.properties.supports_vision.type,parentSchema:schema50.properties.supports_vision,data:data65};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data45.supports_audio_input !== undefined){
let data66 = data45.supports_audio_input;
if(typeof data66 !== "boolean"){
const err162 = {instancePath:instancePath+"/info/supports_audio_input",schemaPath:"#/$defs/info/properties/supports_audio_input/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema50.properties.supports_audio_input.type,parentSchema:schema50.properties.supports_audio_input,data:data66};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data45.supports_audio_output !== undefined){
let data67 = data45.supports_audio_output;
if(typeof data67 !== "boolean"){
const err163 = {instancePath:instancePath+"/info/supports_audio_output",schemaPath:"#/$defs/info/properties/supports_audio_output/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema50.properties.supports_audio_output.type,parentSchema:schema50.properties.supports_audio_output,data:data67};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data45.supports_response_schema !== undefined){
let data68 = data45.supports_response_schema;
if(typeof data68 !== "boolean"){
const err164 = {instancePath:instancePath+"/info/supports_response_schema",schemaPath:"#/$defs/info/properties/supports_response_schema/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema50.properties.supports_response_schema.type,parentSchema:schema50.properties.supports_response_schema,data:data68};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data45.supports_multilingual !== undefined){
let data69 = data45.supports_multilingual;
if(typeof data69 !== "boolean"){
const err165 = {instancePath:instancePath+"/info/supports_multilingual",schemaPath:"#/$defs/info/properties/supports_multilingual/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema50.properties.supports_multilingual.type,parentSchema:schema50.properties.supports_multilingual,data:data69};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data45.is_preview !== undefined){
let data70 = data45.is_preview;
if(typeof data70 !== "boolean"){
const err166 = {instancePath:instancePath+"/info/is_preview",schemaPath:"#/$defs/info/properties/is_preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema50.properties.is_preview.type,parentSchema:schema50.properties.is_preview,data:data70};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath:instancePath+"/info",schemaPath:"#/$defs/info/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data:data45};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data.prices !== undefined){
if(!(validate24(data.prices, {instancePath:instancePath+"/prices",parentData:data,parentDataProperty:"prices",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.price_multipliers !== undefined){
if(!(validate32(data.price_multipliers, {instancePath:instancePath+"/price_multipliers",parentData:data,parentDataProperty:"price_multipliers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.free !== undefined){
let data73 = data.free;
if(true !== data73){
const err168 = {instancePath:instancePath+"/free",schemaPath:"#/properties/free/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema38.properties.free,data:data73};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data.limits !== undefined){
let data74 = data.limits;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
for(const key6 in data74){
if(!(((((key6 === "max_images") || (key6 === "max_pages")) || (key6 === "max_seconds")) || (key6 === "max_searches")) || (key6 === "max_characters"))){
const err169 = {instancePath:instancePath+"/limits",schemaPath:"#/$defs/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema90,data:data74};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data74.max_images !== undefined){
let data75 = data74.max_images;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
const err170 = {instancePath:instancePath+"/limits/max_images",schemaPath:"#/$defs/limits/properties/max_images/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema90.properties.max_images.type,parentSchema:schema90.properties.max_images,data:data75};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 > 9007199254740991 || isNaN(data75)){
const err171 = {instancePath:instancePath+"/limits/max_images",schemaPath:"#/$defs/limits/properties/max_images/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema90.properties.max_images,data:data75};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(data75 < 1 || isNaN(data75)){
const err172 = {instancePath:instancePath+"/limits/max_images",schemaPath:"#/$defs/limits/properties/max_images/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema90.properties.max_images,data:data75};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
}
if(data74.max_pages !== undefined){
let data76 = data74.max_pages;
if(!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))){
const err173 = {instancePath:instancePath+"/limits/max_pages",schemaPath:"#/$defs/limits/properties/max_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema90.properties.max_pages.type,parentSchema:schema90.properties.max_pages,data:data76};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 > 9007199254740991 || isNaN(data76)){
const err174 = {instancePath:instancePath+"/limits/max_pages",schemaPath:"#/$defs/limits/properties/max_pages/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema90.properties.max_pages,data:data76};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data76 < 1 || isNaN(data76)){
const err175 = {instancePath:instancePath+"/limits/max_pages",schemaPath:"#/$defs/limits/properties/max_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema90.properties.max_pages,data:data76};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
if(data74.max_seconds !== undefined){
let data77 = data74.max_seconds;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
const err176 = {instancePath:instancePath+"/limits/max_seconds",schemaPath:"#/$defs/limits/properties/max_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema90.properties.max_seconds.type,parentSchema:schema90.properties.max_seconds,data:data77};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 > 9007199254740991 || isNaN(data77)){
const err177 = {instancePath:instancePath+"/limits/max_seconds",schemaPath:"#/$defs/limits/properties/max_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema90.properties.max_seconds,data:data77};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(data77 < 1 || isNaN(data77)){
const err178 = {instancePath:instancePath+"/limits/max_seconds",schemaPath:"#/$defs/limits/properties/max_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema90.properties.max_seconds,data:data77};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
}
if(data74.max_searches !== undefined){
let data78 = data74.max_searches;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err179 = {instancePath:instancePath+"/limits/max_searches",schemaPath:"#/$defs/limits/properties/max_searches/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema90.properties.max_searches.type,parentSchema:schema90.properties.max_searches,data:data78};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 1 || isNaN(data78)){
const err180 = {instancePath:instancePath+"/limits/max_searches",schemaPath:"#/$defs/limits/properties/max_searches/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema90.properties.max_searches,data:data78};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
}
if(data74.max_characters !== undefined){
let data79 = data74.max_characters;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
const err181 = {instancePath:instancePath+"/limits/max_characters",schemaPath:"#/$defs/limits/properties/max_characters/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema90.properties.max_characters.type,parentSchema:schema90.properties.max_characters,data:data79};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 > 9007199254740991 || isNaN(data79)){
const err182 = {instancePath:instancePath+"/limits/max_characters",schemaPath:"#/$defs/limits/properties/max_characters/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema90.properties.max_characters,data:data79};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(data79 < 1 || isNaN(data79)){
const err183 = {instancePath:instancePath+"/limits/max_characters",schemaPath:"#/$defs/limits/properties/max_characters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema90.properties.max_characters,data:data79};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
}
else {
const err184 = {instancePath:instancePath+"/limits",schemaPath:"#/$defs/limits/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema90.type,parentSchema:schema90,data:data74};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data.visibility !== undefined){
let data80 = data.visibility;
if(!((data80 === "public") || (data80 === "hidden"))){
const err185 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema38.properties.visibility.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.visibility.enum,parentSchema:schema38.properties.visibility,data:data80};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data.tokenizer !== undefined){
let data81 = data.tokenizer;
if(typeof data81 === "string"){
if(func3(data81) < 1){
const err186 = {instancePath:instancePath+"/tokenizer",schemaPath:"#/properties/tokenizer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.tokenizer,data:data81};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
else {
const err187 = {instancePath:instancePath+"/tokenizer",schemaPath:"#/properties/tokenizer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.tokenizer.type,parentSchema:schema38.properties.tokenizer,data:data81};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.thinking !== undefined){
let data82 = data.thinking;
if(!((data82 === "budget") || (data82 === "adaptive"))){
const err188 = {instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/enum",keyword:"enum",params:{allowedValues: schema38.properties.thinking.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.thinking.enum,parentSchema:schema38.properties.thinking,data:data82};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data.cache_prompts !== undefined){
let data83 = data.cache_prompts;
if(typeof data83 !== "boolean"){
const err189 = {instancePath:instancePath+"/cache_prompts",schemaPath:"#/properties/cache_prompts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.cache_prompts.type,parentSchema:schema38.properties.cache_prompts,data:data83};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data.tier !== undefined){
let data84 = data.tier;
if(typeof data84 === "string"){
if(func3(data84) > 100){
const err190 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema38.properties.tier,data:data84};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(func3(data84) < 1){
const err191 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.tier,data:data84};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
else {
const err192 = {instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.tier.type,parentSchema:schema38.properties.tier,data:data84};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
else {
const err193 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema91 = {"type":"object","additionalProperties":false,"required":["kind"],"allOf":[{"if":{"required":["kind"],"properties":{"kind":{"const":"rules"}}},"then":{"properties":{"backend":false,"model":false,"piece_characters":false,"thresholds":false,"ask":false,"prompt":false,"max_tokens":false,"allowed_answers":false,"blocked_answers":false,"allowed_labels":false,"blocked_labels":false,"url":false,"secret":false},"anyOf":[{"required":["detect"]},{"required":["block_lists"]},{"required":["patterns"]}],"errorMessage":"rules need 'detect', 'block_lists' or 'patterns'"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"moderation"}}},"then":{"required":["backend","model"],"properties":{"detect":false,"block_lists":false,"patterns":false,"ask":false,"prompt":false,"max_tokens":false,"allowed_answers":false,"blocked_answers":false,"allowed_labels":false,"blocked_labels":false,"url":false,"secret":false}}},{"if":{"required":["kind"],"properties":{"kind":{"const":"classifier"}}},"then":{"required":["backend","model"],"properties":{"detect":false,"block_lists":false,"patterns":false,"thresholds":false,"url":false,"secret":false}}},{"if":{"required":["kind"],"properties":{"kind":{"const":"webhook"}}},"then":{"required":["url","secret"],"properties":{"detect":false,"block_lists":false,"patterns":false,"backend":false,"model":false,"piece_characters":false,"thresholds":false,"ask":false,"prompt":false,"max_tokens":false,"allowed_answers":false,"blocked_answers":false,"allowed_labels":false,"blocked_labels":false}}},{"if":{"required":["kind","ask"],"properties":{"kind":{"const":"classifier"},"ask":{"const":"classify"}}},"then":{"required":["allowed_labels","blocked_labels"],"properties":{"prompt":false,"max_tokens":false,"allowed_answers":false,"blocked_answers":false}},"else":{"properties":{"allowed_labels":false,"blocked_labels":false}}}],"properties":{"kind":{"enum":["rules","moderation","classifier","webhook"]},"required":{"type":"boolean","default":false},"operations":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1}},"models":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1}},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"maximum":600},"read_images":{"type":"boolean","default":false},"detect":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["secrets","payment_card","iban","national_id","email","phone"]}},"block_lists":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/$defs/blockList"}},"patterns":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","minLength":1,"maxLength":2000}},"backend":{"type":"string","minLength":1},"model":{"type":"string","minLength":1},"piece_characters":{"type":"integer","minimum":100,"maximum":1000000,"default":8000},"thresholds":{"type":"object","minProperties":1,"additionalProperties":{"type":"number","exclusiveMinimum":0,"maximum":1}},"ask":{"enum":["chat","classify"],"default":"chat"},"prompt":{"type":"string","minLength":1},"max_tokens":{"type":"integer","minimum":1,"maximum":4096,"default":32},"allowed_answers":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1},"default":["safe"]},"blocked_answers":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1},"default":["unsafe"]},"allowed_labels":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1}},"blocked_labels":{"type":"object","minProperties":1,"additionalProperties":{"type":"number","exclusiveMinimum":0,"maximum":1}},"url":{"type":"string","minLength":1},"secret":{"type":"string","minLength":16}}};
const schema92 = {"type":"object","additionalProperties":false,"required":["words"],"properties":{"words":{"type":"array","minItems":1,"maxItems":10000,"items":{"type":"string","maxLength":1000,"pattern":"[\\p{L}\\p{N}\\p{P}\\p{S}]","errorMessage":"a word has at least one visible character"}},"whole_words":{"type":"boolean","default":true},"ignore_case":{"type":"boolean","default":true}}};
const pattern19 = new RegExp("[\\p{L}\\p{N}\\p{P}\\p{S}]", "u");

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.kind !== undefined){
if("rules" !== data.kind){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
const _errs6 = errors;
let valid3 = false;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detect === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/anyOf/0/required",keyword:"required",params:{missingProperty: "detect"},message:"must have required property '"+"detect"+"'",schema:schema91.allOf[0].then.anyOf[0].required,parentSchema:schema91.allOf[0].then.anyOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs7 === errors;
valid3 = valid3 || _valid1;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block_lists === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/0/then/anyOf/1/required",keyword:"required",params:{missingProperty: "block_lists"},message:"must have required property '"+"block_lists"+"'",schema:schema91.allOf[0].then.anyOf[1].required,parentSchema:schema91.allOf[0].then.anyOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs8 === errors;
valid3 = valid3 || _valid1;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patterns === undefined){
const err4 = {instancePath,schemaPath:"#/allOf/0/then/anyOf/2/required",keyword:"required",params:{missingProperty: "patterns"},message:"must have required property '"+"patterns"+"'",schema:schema91.allOf[0].then.anyOf[2].required,parentSchema:schema91.allOf[0].then.anyOf[2],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs9 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err5 = {instancePath,schemaPath:"#/allOf/0/then/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema91.allOf[0].then.anyOf,parentSchema:schema91.allOf[0].then,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.backend !== undefined){
const err6 = {instancePath:instancePath+"/backend",schemaPath:"#/allOf/0/then/properties/backend/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[0].then.properties.backend,data:data.backend};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.model !== undefined){
const err7 = {instancePath:instancePath+"/model",schemaPath:"#/allOf/0/then/properties/model/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[0].then.properties.model,data:data.model};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.piece_characters !== undefined){
const err8 = {instancePath:instancePath+"/piece_characters",schemaPath:"#/allOf/0/then/properties/piece_characters/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[0].then.properties.piece_characters,data:data.piece_characters};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.thresholds !== undefined){
const err9 = {instancePath:instancePath+"/thresholds",schemaPath:"#/allOf/0/then/properties/thresholds/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[0].then.properties.thresholds,data:data.thresholds};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.ask !== undefined){
const err10 = {instancePath:instancePath+"/ask",schemaPath:"#/allOf/0/then/properties/ask/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[0].then.properties.ask,data:data.ask};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.prompt !== undefined){
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/then/properties/prompt/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[0].then.properties.prompt,data:data.prompt};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.max_tokens !== undefined){
const err12 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/allOf/0/then/properties/max_tokens/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[0].then.properties.max_tokens,data:data.max_tokens};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.allowed_answers !== undefined){
const err13 = {instancePath:instancePath+"/allowed_answers",schemaPath:"#/allOf/0/then/properties/allowed_answers/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[0].then.properties.allowed_answers,data:data.allowed_answers};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.blocked_answers !== undefined){
const err14 = {instancePath:instancePath+"/blocked_answers",schemaPath:"#/allOf/0/then/properties/blocked_answers/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[0].then.properties.blocked_answers,data:data.blocked_answers};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.allowed_labels !== undefined){
const err15 = {instancePath:instancePath+"/allowed_labels",schemaPath:"#/allOf/0/then/properties/allowed_labels/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[0].then.properties.allowed_labels,data:data.allowed_labels};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.blocked_labels !== undefined){
const err16 = {instancePath:instancePath+"/blocked_labels",schemaPath:"#/allOf/0/then/properties/blocked_labels/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[0].then.properties.blocked_labels,data:data.blocked_labels};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.url !== undefined){
const err17 = {instancePath:instancePath+"/url",schemaPath:"#/allOf/0/then/properties/url/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[0].then.properties.url,data:data.url};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.secret !== undefined){
const err18 = {instancePath:instancePath+"/secret",schemaPath:"#/allOf/0/then/properties/secret/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[0].then.properties.secret,data:data.secret};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.backend = true;
props0.model = true;
props0.piece_characters = true;
props0.thresholds = true;
props0.ask = true;
props0.prompt = true;
props0.max_tokens = true;
props0.allowed_answers = true;
props0.blocked_answers = true;
props0.allowed_labels = true;
props0.blocked_labels = true;
props0.url = true;
props0.secret = true;
props0.kind = true;
}
}
if(!valid1){
const err19 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema91.allOf[0].if,parentSchema:schema91.allOf[0],data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.kind === undefined) && (missing1 = "kind")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data.kind !== undefined){
if("moderation" !== data.kind){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.backend === undefined){
const err22 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "backend"},message:"must have required property '"+"backend"+"'",schema:schema91.allOf[1].then.required,parentSchema:schema91.allOf[1].then,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.model === undefined){
const err23 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema91.allOf[1].then.required,parentSchema:schema91.allOf[1].then,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.detect !== undefined){
const err24 = {instancePath:instancePath+"/detect",schemaPath:"#/allOf/1/then/properties/detect/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[1].then.properties.detect,data:data.detect};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.block_lists !== undefined){
const err25 = {instancePath:instancePath+"/block_lists",schemaPath:"#/allOf/1/then/properties/block_lists/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[1].then.properties.block_lists,data:data.block_lists};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.patterns !== undefined){
const err26 = {instancePath:instancePath+"/patterns",schemaPath:"#/allOf/1/then/properties/patterns/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[1].then.properties.patterns,data:data.patterns};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.ask !== undefined){
const err27 = {instancePath:instancePath+"/ask",schemaPath:"#/allOf/1/then/properties/ask/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[1].then.properties.ask,data:data.ask};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.prompt !== undefined){
const err28 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/1/then/properties/prompt/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[1].then.properties.prompt,data:data.prompt};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.max_tokens !== undefined){
const err29 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/allOf/1/then/properties/max_tokens/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[1].then.properties.max_tokens,data:data.max_tokens};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.allowed_answers !== undefined){
const err30 = {instancePath:instancePath+"/allowed_answers",schemaPath:"#/allOf/1/then/properties/allowed_answers/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[1].then.properties.allowed_answers,data:data.allowed_answers};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.blocked_answers !== undefined){
const err31 = {instancePath:instancePath+"/blocked_answers",schemaPath:"#/allOf/1/then/properties/blocked_answers/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[1].then.properties.blocked_answers,data:data.blocked_answers};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.allowed_labels !== undefined){
const err32 = {instancePath:instancePath+"/allowed_labels",schemaPath:"#/allOf/1/then/properties/allowed_labels/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[1].then.properties.allowed_labels,data:data.allowed_labels};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.blocked_labels !== undefined){
const err33 = {instancePath:instancePath+"/blocked_labels",schemaPath:"#/allOf/1/then/properties/blocked_labels/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[1].then.properties.blocked_labels,data:data.blocked_labels};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.url !== undefined){
const err34 = {instancePath:instancePath+"/url",schemaPath:"#/allOf/1/then/properties/url/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[1].then.properties.url,data:data.url};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.secret !== undefined){
const err35 = {instancePath:instancePath+"/secret",schemaPath:"#/allOf/1/then/properties/secret/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[1].then.properties.secret,data:data.secret};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
if(valid5){
var props1 = {};
props1.detect = true;
props1.block_lists = true;
props1.patterns = true;
props1.ask = true;
props1.prompt = true;
props1.max_tokens = true;
props1.allowed_answers = true;
props1.blocked_answers = true;
props1.allowed_labels = true;
props1.blocked_labels = true;
props1.url = true;
props1.secret = true;
props1.kind = true;
}
}
if(!valid5){
const err36 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema91.allOf[1].if,parentSchema:schema91.allOf[1],data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs17 = errors;
let valid8 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.kind === undefined) && (missing2 = "kind")){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
if(data.kind !== undefined){
if("classifier" !== data.kind){
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.backend === undefined){
const err39 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "backend"},message:"must have required property '"+"backend"+"'",schema:schema91.allOf[2].then.required,parentSchema:schema91.allOf[2].then,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.model === undefined){
const err40 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema91.allOf[2].then.required,parentSchema:schema91.allOf[2].then,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data.detect !== undefined){
const err41 = {instancePath:instancePath+"/detect",schemaPath:"#/allOf/2/then/properties/detect/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[2].then.properties.detect,data:data.detect};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data.block_lists !== undefined){
const err42 = {instancePath:instancePath+"/block_lists",schemaPath:"#/allOf/2/then/properties/block_lists/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[2].then.properties.block_lists,data:data.block_lists};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data.patterns !== undefined){
const err43 = {instancePath:instancePath+"/patterns",schemaPath:"#/allOf/2/then/properties/patterns/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[2].then.properties.patterns,data:data.patterns};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data.thresholds !== undefined){
const err44 = {instancePath:instancePath+"/thresholds",schemaPath:"#/allOf/2/then/properties/thresholds/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[2].then.properties.thresholds,data:data.thresholds};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data.url !== undefined){
const err45 = {instancePath:instancePath+"/url",schemaPath:"#/allOf/2/then/properties/url/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[2].then.properties.url,data:data.url};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data.secret !== undefined){
const err46 = {instancePath:instancePath+"/secret",schemaPath:"#/allOf/2/then/properties/secret/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[2].then.properties.secret,data:data.secret};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var _valid3 = _errs20 === errors;
valid8 = _valid3;
if(valid8){
var props2 = {};
props2.detect = true;
props2.block_lists = true;
props2.patterns = true;
props2.thresholds = true;
props2.url = true;
props2.secret = true;
props2.kind = true;
}
}
if(!valid8){
const err47 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema91.allOf[2].if,parentSchema:schema91.allOf[2],data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs22 = errors;
let valid11 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.kind === undefined) && (missing3 = "kind")){
const err48 = {};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
if(data.kind !== undefined){
if("webhook" !== data.kind){
const err49 = {};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err50 = {instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema91.allOf[3].then.required,parentSchema:schema91.allOf[3].then,data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data.secret === undefined){
const err51 = {instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'",schema:schema91.allOf[3].then.required,parentSchema:schema91.allOf[3].then,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data.detect !== undefined){
const err52 = {instancePath:instancePath+"/detect",schemaPath:"#/allOf/3/then/properties/detect/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.detect,data:data.detect};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data.block_lists !== undefined){
const err53 = {instancePath:instancePath+"/block_lists",schemaPath:"#/allOf/3/then/properties/block_lists/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.block_lists,data:data.block_lists};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data.patterns !== undefined){
const err54 = {instancePath:instancePath+"/patterns",schemaPath:"#/allOf/3/then/properties/patterns/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.patterns,data:data.patterns};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data.backend !== undefined){
const err55 = {instancePath:instancePath+"/backend",schemaPath:"#/allOf/3/then/properties/backend/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.backend,data:data.backend};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data.model !== undefined){
const err56 = {instancePath:instancePath+"/model",schemaPath:"#/allOf/3/then/properties/model/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.model,data:data.model};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data.piece_characters !== undefined){
const err57 = {instancePath:instancePath+"/piece_characters",schemaPath:"#/allOf/3/then/properties/piece_characters/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.piece_characters,data:data.piece_characters};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data.thresholds !== undefined){
const err58 = {instancePath:instancePath+"/thresholds",schemaPath:"#/allOf/3/then/properties/thresholds/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.thresholds,data:data.thresholds};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data.ask !== undefined){
const err59 = {instancePath:instancePath+"/ask",schemaPath:"#/allOf/3/then/properties/ask/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.ask,data:data.ask};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data.prompt !== undefined){
const err60 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/3/then/properties/prompt/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.prompt,data:data.prompt};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data.max_tokens !== undefined){
const err61 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/allOf/3/then/properties/max_tokens/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.max_tokens,data:data.max_tokens};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data.allowed_answers !== undefined){
const err62 = {instancePath:instancePath+"/allowed_answers",schemaPath:"#/allOf/3/then/properties/allowed_answers/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.allowed_answers,data:data.allowed_answers};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data.blocked_answers !== undefined){
const err63 = {instancePath:instancePath+"/blocked_answers",schemaPath:"#/allOf/3/then/properties/blocked_answers/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.blocked_answers,data:data.blocked_answers};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data.allowed_labels !== undefined){
const err64 = {instancePath:instancePath+"/allowed_labels",schemaPath:"#/allOf/3/then/properties/allowed_labels/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.allowed_labels,data:data.allowed_labels};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data.blocked_labels !== undefined){
const err65 = {instancePath:instancePath+"/blocked_labels",schemaPath:"#/allOf/3/then/properties/blocked_labels/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[3].then.properties.blocked_labels,data:data.blocked_labels};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
var _valid4 = _errs25 === errors;
valid11 = _valid4;
if(valid11){
var props3 = {};
props3.detect = true;
props3.block_lists = true;
props3.patterns = true;
props3.backend = true;
props3.model = true;
props3.piece_characters = true;
props3.thresholds = true;
props3.ask = true;
props3.prompt = true;
props3.max_tokens = true;
props3.allowed_answers = true;
props3.blocked_answers = true;
props3.allowed_labels = true;
props3.blocked_labels = true;
props3.kind = true;
}
}
if(!valid11){
const err66 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema91.allOf[3].if,parentSchema:schema91.allOf[3],data};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
const _errs27 = errors;
let valid14 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.kind === undefined) && (missing4 = "kind")) || ((data.ask === undefined) && (missing4 = "ask"))){
const err67 = {};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
if(data.kind !== undefined){
const _errs29 = errors;
if("classifier" !== data.kind){
const err68 = {};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var valid15 = _errs29 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data.ask !== undefined){
const _errs30 = errors;
if("classify" !== data.ask){
const err69 = {};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var valid15 = _errs30 === errors;
}
else {
var valid15 = true;
}
}
}
}
var _valid5 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid5){
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allowed_labels === undefined){
const err70 = {instancePath,schemaPath:"#/allOf/4/then/required",keyword:"required",params:{missingProperty: "allowed_labels"},message:"must have required property '"+"allowed_labels"+"'",schema:schema91.allOf[4].then.required,parentSchema:schema91.allOf[4].then,data};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data.blocked_labels === undefined){
const err71 = {instancePath,schemaPath:"#/allOf/4/then/required",keyword:"required",params:{missingProperty: "blocked_labels"},message:"must have required property '"+"blocked_labels"+"'",schema:schema91.allOf[4].then.required,parentSchema:schema91.allOf[4].then,data};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data.prompt !== undefined){
const err72 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/4/then/properties/prompt/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[4].then.properties.prompt,data:data.prompt};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data.max_tokens !== undefined){
const err73 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/allOf/4/then/properties/max_tokens/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[4].then.properties.max_tokens,data:data.max_tokens};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data.allowed_answers !== undefined){
const err74 = {instancePath:instancePath+"/allowed_answers",schemaPath:"#/allOf/4/then/properties/allowed_answers/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[4].then.properties.allowed_answers,data:data.allowed_answers};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data.blocked_answers !== undefined){
const err75 = {instancePath:instancePath+"/blocked_answers",schemaPath:"#/allOf/4/then/properties/blocked_answers/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[4].then.properties.blocked_answers,data:data.blocked_answers};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
var _valid5 = _errs31 === errors;
valid14 = _valid5;
if(valid14){
var props4 = {};
props4.prompt = true;
props4.max_tokens = true;
props4.allowed_answers = true;
props4.blocked_answers = true;
props4.kind = true;
props4.ask = true;
}
ifClause0 = "then";
}
else {
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allowed_labels !== undefined){
const err76 = {instancePath:instancePath+"/allowed_labels",schemaPath:"#/allOf/4/else/properties/allowed_labels/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[4].else.properties.allowed_labels,data:data.allowed_labels};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data.blocked_labels !== undefined){
const err77 = {instancePath:instancePath+"/blocked_labels",schemaPath:"#/allOf/4/else/properties/blocked_labels/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema91.allOf[4].else.properties.blocked_labels,data:data.blocked_labels};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
var _valid5 = _errs32 === errors;
valid14 = _valid5;
if(valid14){
if(props4 !== true){
props4 = props4 || {};
props4.allowed_labels = true;
props4.blocked_labels = true;
}
}
ifClause0 = "else";
}
if(!valid14){
const err78 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema91.allOf[4].if,parentSchema:schema91.allOf[4],data};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(props0 !== true && props4 !== undefined){
if(props4 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props4);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err79 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema91.properties, key0))){
const err80 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.kind !== undefined){
let data57 = data.kind;
if(!((((data57 === "rules") || (data57 === "moderation")) || (data57 === "classifier")) || (data57 === "webhook"))){
const err81 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema91.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema91.properties.kind.enum,parentSchema:schema91.properties.kind,data:data57};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.required !== undefined){
let data58 = data.required;
if(typeof data58 !== "boolean"){
const err82 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema91.properties.required.type,parentSchema:schema91.properties.required,data:data58};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.operations !== undefined){
let data59 = data.operations;
if(Array.isArray(data59)){
if(data59.length > 100){
const err83 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema91.properties.operations,data:data59};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data59.length < 1){
const err84 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema91.properties.operations,data:data59};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
const len0 = data59.length;
for(let i0=0; i0<len0; i0++){
let data60 = data59[i0];
if(typeof data60 === "string"){
if(func3(data60) < 1){
const err85 = {instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.operations.items,data:data60};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.operations.items.type,parentSchema:schema91.properties.operations.items,data:data60};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
let i1 = data59.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data59[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err87 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema91.properties.operations,data:data59};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err88 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema91.properties.operations.type,parentSchema:schema91.properties.operations,data:data59};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.models !== undefined){
let data61 = data.models;
if(Array.isArray(data61)){
if(data61.length > 100){
const err89 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema91.properties.models,data:data61};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data61.length < 1){
const err90 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema91.properties.models,data:data61};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
const len1 = data61.length;
for(let i2=0; i2<len1; i2++){
let data62 = data61[i2];
if(typeof data62 === "string"){
if(func3(data62) < 1){
const err91 = {instancePath:instancePath+"/models/" + i2,schemaPath:"#/properties/models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.models.items,data:data62};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/models/" + i2,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.models.items.type,parentSchema:schema91.properties.models.items,data:data62};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
let i3 = data61.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data61[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err93 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)",schema:true,parentSchema:schema91.properties.models,data:data61};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err94 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema91.properties.models.type,parentSchema:schema91.properties.models,data:data61};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.timeout_seconds !== undefined){
let data63 = data.timeout_seconds;
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 600 || isNaN(data63)){
const err95 = {instancePath:instancePath+"/timeout_seconds",schemaPath:"#/properties/timeout_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600",schema:600,parentSchema:schema91.properties.timeout_seconds,data:data63};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data63 <= 0 || isNaN(data63)){
const err96 = {instancePath:instancePath+"/timeout_seconds",schemaPath:"#/properties/timeout_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema91.properties.timeout_seconds,data:data63};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/timeout_seconds",schemaPath:"#/properties/timeout_seconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema91.properties.timeout_seconds.type,parentSchema:schema91.properties.timeout_seconds,data:data63};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.read_images !== undefined){
let data64 = data.read_images;
if(typeof data64 !== "boolean"){
const err98 = {instancePath:instancePath+"/read_images",schemaPath:"#/properties/read_images/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema91.properties.read_images.type,parentSchema:schema91.properties.read_images,data:data64};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.detect !== undefined){
let data65 = data.detect;
if(Array.isArray(data65)){
if(data65.length < 1){
const err99 = {instancePath:instancePath+"/detect",schemaPath:"#/properties/detect/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema91.properties.detect,data:data65};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
const len2 = data65.length;
for(let i4=0; i4<len2; i4++){
let data66 = data65[i4];
if(!((((((data66 === "secrets") || (data66 === "payment_card")) || (data66 === "iban")) || (data66 === "national_id")) || (data66 === "email")) || (data66 === "phone"))){
const err100 = {instancePath:instancePath+"/detect/" + i4,schemaPath:"#/properties/detect/items/enum",keyword:"enum",params:{allowedValues: schema91.properties.detect.items.enum},message:"must be equal to one of the allowed values",schema:schema91.properties.detect.items.enum,parentSchema:schema91.properties.detect.items,data:data66};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
let i5 = data65.length;
let j2;
if(i5 > 1){
outer0:
for(;i5--;){
for(j2 = i5; j2--;){
if(func0(data65[i5], data65[j2])){
const err101 = {instancePath:instancePath+"/detect",schemaPath:"#/properties/detect/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)",schema:true,parentSchema:schema91.properties.detect,data:data65};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err102 = {instancePath:instancePath+"/detect",schemaPath:"#/properties/detect/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema91.properties.detect.type,parentSchema:schema91.properties.detect,data:data65};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.block_lists !== undefined){
let data67 = data.block_lists;
if(Array.isArray(data67)){
if(data67.length > 100){
const err103 = {instancePath:instancePath+"/block_lists",schemaPath:"#/properties/block_lists/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema91.properties.block_lists,data:data67};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data67.length < 1){
const err104 = {instancePath:instancePath+"/block_lists",schemaPath:"#/properties/block_lists/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema91.properties.block_lists,data:data67};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
const len3 = data67.length;
for(let i6=0; i6<len3; i6++){
let data68 = data67[i6];
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(data68.words === undefined){
const err105 = {instancePath:instancePath+"/block_lists/" + i6,schemaPath:"#/$defs/blockList/required",keyword:"required",params:{missingProperty: "words"},message:"must have required property '"+"words"+"'",schema:schema92.required,parentSchema:schema92,data:data68};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
for(const key1 in data68){
if(!(((key1 === "words") || (key1 === "whole_words")) || (key1 === "ignore_case"))){
const err106 = {instancePath:instancePath+"/block_lists/" + i6,schemaPath:"#/$defs/blockList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema92,data:data68};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data68.words !== undefined){
let data69 = data68.words;
if(Array.isArray(data69)){
if(data69.length > 10000){
const err107 = {instancePath:instancePath+"/block_lists/" + i6+"/words",schemaPath:"#/$defs/blockList/properties/words/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items",schema:10000,parentSchema:schema92.properties.words,data:data69};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data69.length < 1){
const err108 = {instancePath:instancePath+"/block_lists/" + i6+"/words",schemaPath:"#/$defs/blockList/properties/words/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema92.properties.words,data:data69};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
const len4 = data69.length;
for(let i7=0; i7<len4; i7++){
let data70 = data69[i7];
if(typeof data70 === "string"){
if(func3(data70) > 1000){
const err109 = {instancePath:instancePath+"/block_lists/" + i6+"/words/" + i7,schemaPath:"#/$defs/blockList/properties/words/items/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema92.properties.words.items,data:data70};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(!pattern19.test(data70)){
const err110 = {instancePath:instancePath+"/block_lists/" + i6+"/words/" + i7,schemaPath:"#/$defs/blockList/properties/words/items/pattern",keyword:"pattern",params:{pattern: "[\\p{L}\\p{N}\\p{P}\\p{S}]"},message:"must match pattern \""+"[\\p{L}\\p{N}\\p{P}\\p{S}]"+"\"",schema:"[\\p{L}\\p{N}\\p{P}\\p{S}]",parentSchema:schema92.properties.words.items,data:data70};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/block_lists/" + i6+"/words/" + i7,schemaPath:"#/$defs/blockList/properties/words/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.words.items.type,parentSchema:schema92.properties.words.items,data:data70};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/block_lists/" + i6+"/words",schemaPath:"#/$defs/blockList/properties/words/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema92.properties.words.type,parentSchema:schema92.properties.words,data:data69};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data68.whole_words !== undefined){
let data71 = data68.whole_words;
if(typeof data71 !== "boolean"){
const err113 = {instancePath:instancePath+"/block_lists/" + i6+"/whole_words",schemaPath:"#/$defs/blockList/properties/whole_words/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema92.properties.whole_words.type,parentSchema:schema92.properties.whole_words,data:data71};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data68.ignore_case !== undefined){
let data72 = data68.ignore_case;
if(typeof data72 !== "boolean"){
const err114 = {instancePath:instancePath+"/block_lists/" + i6+"/ignore_case",schemaPath:"#/$defs/blockList/properties/ignore_case/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema92.properties.ignore_case.type,parentSchema:schema92.properties.ignore_case,data:data72};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/block_lists/" + i6,schemaPath:"#/$defs/blockList/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.type,parentSchema:schema92,data:data68};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/block_lists",schemaPath:"#/properties/block_lists/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema91.properties.block_lists.type,parentSchema:schema91.properties.block_lists,data:data67};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.patterns !== undefined){
let data73 = data.patterns;
if(Array.isArray(data73)){
if(data73.length > 200){
const err117 = {instancePath:instancePath+"/patterns",schemaPath:"#/properties/patterns/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema91.properties.patterns,data:data73};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data73.length < 1){
const err118 = {instancePath:instancePath+"/patterns",schemaPath:"#/properties/patterns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema91.properties.patterns,data:data73};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
const len5 = data73.length;
for(let i8=0; i8<len5; i8++){
let data74 = data73[i8];
if(typeof data74 === "string"){
if(func3(data74) > 2000){
const err119 = {instancePath:instancePath+"/patterns/" + i8,schemaPath:"#/properties/patterns/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema91.properties.patterns.items,data:data74};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(func3(data74) < 1){
const err120 = {instancePath:instancePath+"/patterns/" + i8,schemaPath:"#/properties/patterns/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.patterns.items,data:data74};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
else {
const err121 = {instancePath:instancePath+"/patterns/" + i8,schemaPath:"#/properties/patterns/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.patterns.items.type,parentSchema:schema91.properties.patterns.items,data:data74};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/patterns",schemaPath:"#/properties/patterns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema91.properties.patterns.type,parentSchema:schema91.properties.patterns,data:data73};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data.backend !== undefined){
let data75 = data.backend;
if(typeof data75 === "string"){
if(func3(data75) < 1){
const err123 = {instancePath:instancePath+"/backend",schemaPath:"#/properties/backend/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.backend,data:data75};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/backend",schemaPath:"#/properties/backend/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.backend.type,parentSchema:schema91.properties.backend,data:data75};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data.model !== undefined){
let data76 = data.model;
if(typeof data76 === "string"){
if(func3(data76) < 1){
const err125 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.model,data:data76};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
else {
const err126 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.model.type,parentSchema:schema91.properties.model,data:data76};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.piece_characters !== undefined){
let data77 = data.piece_characters;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
const err127 = {instancePath:instancePath+"/piece_characters",schemaPath:"#/properties/piece_characters/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema91.properties.piece_characters.type,parentSchema:schema91.properties.piece_characters,data:data77};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 > 1000000 || isNaN(data77)){
const err128 = {instancePath:instancePath+"/piece_characters",schemaPath:"#/properties/piece_characters/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema91.properties.piece_characters,data:data77};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data77 < 100 || isNaN(data77)){
const err129 = {instancePath:instancePath+"/piece_characters",schemaPath:"#/properties/piece_characters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100",schema:100,parentSchema:schema91.properties.piece_characters,data:data77};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
if(data.thresholds !== undefined){
let data78 = data.thresholds;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(Object.keys(data78).length < 1){
const err130 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema91.properties.thresholds,data:data78};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
for(const key2 in data78){
let data79 = data78[key2];
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 > 1 || isNaN(data79)){
const err131 = {instancePath:instancePath+"/thresholds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/thresholds/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1",schema:1,parentSchema:schema91.properties.thresholds.additionalProperties,data:data79};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data79 <= 0 || isNaN(data79)){
const err132 = {instancePath:instancePath+"/thresholds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/thresholds/additionalProperties/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema91.properties.thresholds.additionalProperties,data:data79};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/thresholds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/thresholds/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema91.properties.thresholds.additionalProperties.type,parentSchema:schema91.properties.thresholds.additionalProperties,data:data79};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
else {
const err134 = {instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.properties.thresholds.type,parentSchema:schema91.properties.thresholds,data:data78};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data.ask !== undefined){
let data80 = data.ask;
if(!((data80 === "chat") || (data80 === "classify"))){
const err135 = {instancePath:instancePath+"/ask",schemaPath:"#/properties/ask/enum",keyword:"enum",params:{allowedValues: schema91.properties.ask.enum},message:"must be equal to one of the allowed values",schema:schema91.properties.ask.enum,parentSchema:schema91.properties.ask,data:data80};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data.prompt !== undefined){
let data81 = data.prompt;
if(typeof data81 === "string"){
if(func3(data81) < 1){
const err136 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.prompt,data:data81};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.prompt.type,parentSchema:schema91.properties.prompt,data:data81};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data.max_tokens !== undefined){
let data82 = data.max_tokens;
if(!(((typeof data82 == "number") && (!(data82 % 1) && !isNaN(data82))) && (isFinite(data82)))){
const err138 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema91.properties.max_tokens.type,parentSchema:schema91.properties.max_tokens,data:data82};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if((typeof data82 == "number") && (isFinite(data82))){
if(data82 > 4096 || isNaN(data82)){
const err139 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096},message:"must be <= 4096",schema:4096,parentSchema:schema91.properties.max_tokens,data:data82};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data82 < 1 || isNaN(data82)){
const err140 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema91.properties.max_tokens,data:data82};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
if(data.allowed_answers !== undefined){
let data83 = data.allowed_answers;
if(Array.isArray(data83)){
if(data83.length > 100){
const err141 = {instancePath:instancePath+"/allowed_answers",schemaPath:"#/properties/allowed_answers/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema91.properties.allowed_answers,data:data83};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(data83.length < 1){
const err142 = {instancePath:instancePath+"/allowed_answers",schemaPath:"#/properties/allowed_answers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema91.properties.allowed_answers,data:data83};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
const len6 = data83.length;
for(let i9=0; i9<len6; i9++){
let data84 = data83[i9];
if(typeof data84 === "string"){
if(func3(data84) < 1){
const err143 = {instancePath:instancePath+"/allowed_answers/" + i9,schemaPath:"#/properties/allowed_answers/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.allowed_answers.items,data:data84};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/allowed_answers/" + i9,schemaPath:"#/properties/allowed_answers/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.allowed_answers.items.type,parentSchema:schema91.properties.allowed_answers.items,data:data84};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
let i10 = data83.length;
let j3;
if(i10 > 1){
const indices2 = {};
for(;i10--;){
let item2 = data83[i10];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j3 = indices2[item2];
const err145 = {instancePath:instancePath+"/allowed_answers",schemaPath:"#/properties/allowed_answers/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i10+" are identical)",schema:true,parentSchema:schema91.properties.allowed_answers,data:data83};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
break;
}
indices2[item2] = i10;
}
}
}
else {
const err146 = {instancePath:instancePath+"/allowed_answers",schemaPath:"#/properties/allowed_answers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema91.properties.allowed_answers.type,parentSchema:schema91.properties.allowed_answers,data:data83};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data.blocked_answers !== undefined){
let data85 = data.blocked_answers;
if(Array.isArray(data85)){
if(data85.length > 100){
const err147 = {instancePath:instancePath+"/blocked_answers",schemaPath:"#/properties/blocked_answers/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema91.properties.blocked_answers,data:data85};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data85.length < 1){
const err148 = {instancePath:instancePath+"/blocked_answers",schemaPath:"#/properties/blocked_answers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema91.properties.blocked_answers,data:data85};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
const len7 = data85.length;
for(let i11=0; i11<len7; i11++){
let data86 = data85[i11];
if(typeof data86 === "string"){
if(func3(data86) < 1){
const err149 = {instancePath:instancePath+"/blocked_answers/" + i11,schemaPath:"#/properties/blocked_answers/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.blocked_answers.items,data:data86};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/blocked_answers/" + i11,schemaPath:"#/properties/blocked_answers/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.blocked_answers.items.type,parentSchema:schema91.properties.blocked_answers.items,data:data86};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
let i12 = data85.length;
let j4;
if(i12 > 1){
const indices3 = {};
for(;i12--;){
let item3 = data85[i12];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j4 = indices3[item3];
const err151 = {instancePath:instancePath+"/blocked_answers",schemaPath:"#/properties/blocked_answers/uniqueItems",keyword:"uniqueItems",params:{i: i12, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i12+" are identical)",schema:true,parentSchema:schema91.properties.blocked_answers,data:data85};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
break;
}
indices3[item3] = i12;
}
}
}
else {
const err152 = {instancePath:instancePath+"/blocked_answers",schemaPath:"#/properties/blocked_answers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema91.properties.blocked_answers.type,parentSchema:schema91.properties.blocked_answers,data:data85};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data.allowed_labels !== undefined){
let data87 = data.allowed_labels;
if(Array.isArray(data87)){
if(data87.length > 100){
const err153 = {instancePath:instancePath+"/allowed_labels",schemaPath:"#/properties/allowed_labels/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema91.properties.allowed_labels,data:data87};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data87.length < 1){
const err154 = {instancePath:instancePath+"/allowed_labels",schemaPath:"#/properties/allowed_labels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema91.properties.allowed_labels,data:data87};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
const len8 = data87.length;
for(let i13=0; i13<len8; i13++){
let data88 = data87[i13];
if(typeof data88 === "string"){
if(func3(data88) < 1){
const err155 = {instancePath:instancePath+"/allowed_labels/" + i13,schemaPath:"#/properties/allowed_labels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.allowed_labels.items,data:data88};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
else {
const err156 = {instancePath:instancePath+"/allowed_labels/" + i13,schemaPath:"#/properties/allowed_labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.allowed_labels.items.type,parentSchema:schema91.properties.allowed_labels.items,data:data88};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
let i14 = data87.length;
let j5;
if(i14 > 1){
const indices4 = {};
for(;i14--;){
let item4 = data87[i14];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j5 = indices4[item4];
const err157 = {instancePath:instancePath+"/allowed_labels",schemaPath:"#/properties/allowed_labels/uniqueItems",keyword:"uniqueItems",params:{i: i14, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i14+" are identical)",schema:true,parentSchema:schema91.properties.allowed_labels,data:data87};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
break;
}
indices4[item4] = i14;
}
}
}
else {
const err158 = {instancePath:instancePath+"/allowed_labels",schemaPath:"#/properties/allowed_labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema91.properties.allowed_labels.type,parentSchema:schema91.properties.allowed_labels,data:data87};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data.blocked_labels !== undefined){
let data89 = data.blocked_labels;
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
if(Object.keys(data89).length < 1){
const err159 = {instancePath:instancePath+"/blocked_labels",schemaPath:"#/properties/blocked_labels/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema91.properties.blocked_labels,data:data89};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
for(const key3 in data89){
let data90 = data89[key3];
if((typeof data90 == "number") && (isFinite(data90))){
if(data90 > 1 || isNaN(data90)){
const err160 = {instancePath:instancePath+"/blocked_labels/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/blocked_labels/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1",schema:1,parentSchema:schema91.properties.blocked_labels.additionalProperties,data:data90};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(data90 <= 0 || isNaN(data90)){
const err161 = {instancePath:instancePath+"/blocked_labels/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/blocked_labels/additionalProperties/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema91.properties.blocked_labels.additionalProperties,data:data90};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
else {
const err162 = {instancePath:instancePath+"/blocked_labels/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/blocked_labels/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema91.properties.blocked_labels.additionalProperties.type,parentSchema:schema91.properties.blocked_labels.additionalProperties,data:data90};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
}
else {
const err163 = {instancePath:instancePath+"/blocked_labels",schemaPath:"#/properties/blocked_labels/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.properties.blocked_labels.type,parentSchema:schema91.properties.blocked_labels,data:data89};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data.url !== undefined){
let data91 = data.url;
if(typeof data91 === "string"){
if(func3(data91) < 1){
const err164 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.url,data:data91};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.url.type,parentSchema:schema91.properties.url,data:data91};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data.secret !== undefined){
let data92 = data.secret;
if(typeof data92 === "string"){
if(func3(data92) < 16){
const err166 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters",schema:16,parentSchema:schema91.properties.secret,data:data92};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
else {
const err167 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.secret.type,parentSchema:schema91.properties.secret,data:data92};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
}
else {
const err168 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"object","additionalProperties":false,"properties":{"requests_per_minute":{"$ref":"#/$defs/requestsPerMinute"},"tiers":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$","errorMessage":"a tier's name is made of letters, digits, '.', '_' and '-', 100 at most"},"additionalProperties":{"type":"object","additionalProperties":false,"required":["requests_per_minute"],"properties":{"requests_per_minute":{"$ref":"#/$defs/requestsPerMinute"}}}}}};
const schema94 = {"type":"integer","minimum":1,"maximum":1000000000};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "requests_per_minute") || (key0 === "tiers"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.requests_per_minute !== undefined){
let data0 = data.requests_per_minute;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/requests_per_minute",schemaPath:"#/$defs/requestsPerMinute/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema94.type,parentSchema:schema94,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/requests_per_minute",schemaPath:"#/$defs/requestsPerMinute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema94,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/requests_per_minute",schemaPath:"#/$defs/requestsPerMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema94,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.tiers !== undefined){
let data1 = data.tiers;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs7 = errors;
if(typeof key1 === "string"){
if(!pattern4.test(key1)){
const err4 = {instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$",parentSchema:schema93.properties.tiers.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
const err5 = {instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema93.properties.tiers.propertyNames,parentSchema:schema93.properties.tiers,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data1){
let data2 = data1[key2];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.requests_per_minute === undefined){
const err6 = {instancePath:instancePath+"/tiers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/tiers/additionalProperties/required",keyword:"required",params:{missingProperty: "requests_per_minute"},message:"must have required property '"+"requests_per_minute"+"'",schema:schema93.properties.tiers.additionalProperties.required,parentSchema:schema93.properties.tiers.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key3 in data2){
if(!(key3 === "requests_per_minute")){
const err7 = {instancePath:instancePath+"/tiers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/tiers/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema93.properties.tiers.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.requests_per_minute !== undefined){
let data3 = data2.requests_per_minute;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/tiers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/requests_per_minute",schemaPath:"#/$defs/requestsPerMinute/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema94.type,parentSchema:schema94,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000000 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/tiers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/requests_per_minute",schemaPath:"#/$defs/requestsPerMinute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema94,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/tiers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/requests_per_minute",schemaPath:"#/$defs/requestsPerMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema94,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/tiers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/tiers/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema93.properties.tiers.additionalProperties.type,parentSchema:schema93.properties.tiers.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema93.properties.tiers.type,parentSchema:schema93.properties.tiers,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema96 = {"type":"object","additionalProperties":false,"required":["kind"],"allOf":[{"if":{"required":["kind"],"properties":{"kind":{"const":"webhook"}}},"then":{"required":["url","secret"],"properties":{"host":false,"port":false,"tls":false,"user":false,"password":false,"from":false,"to":false}}},{"if":{"required":["kind"],"properties":{"kind":{"const":"slack"}}},"then":{"required":["url"],"properties":{"secret":false,"host":false,"port":false,"tls":false,"user":false,"password":false,"from":false,"to":false}}},{"if":{"required":["kind"],"properties":{"kind":{"const":"email"}}},"then":{"required":["host","from","to"],"properties":{"url":false,"secret":false}}},{"if":{"required":["user"]},"then":{"required":["password"]},"else":{"properties":{"password":false}}}],"properties":{"kind":{"enum":["webhook","slack","email"]},"url":{"$ref":"#/$defs/secretOrFile"},"secret":{"$ref":"#/$defs/secretOrFile"},"host":{"type":"string","minLength":1},"port":{"type":"integer","minimum":1,"maximum":65535},"tls":{"enum":["starttls","implicit","none"],"default":"starttls"},"user":{"type":"string","minLength":1},"password":{"$ref":"#/$defs/secretOrFile"},"from":{"$ref":"#/$defs/mailAddress"},"to":{"type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"$ref":"#/$defs/mailAddress"}},"internal":{"type":"boolean","default":false}}};
const schema99 = {"type":"string","pattern":"^[^\\s@<>,;:\"()\\[\\]\\\\]+@[^\\s@<>,;:\"()\\[\\]\\\\]+$","maxLength":254,"errorMessage":"this is an address such as finance@example.com, without a name"};
const schema97 = {"if":{"type":"object"},"then":{"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string","minLength":1}}},"else":{"$ref":"#/$defs/credential","type":"string","minLength":1}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'",schema:schema97.then.required,parentSchema:schema97.then,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "file")){
const err2 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema97.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.file !== undefined){
let data0 = data.file;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err3 = {instancePath:instancePath+"/file",schemaPath:"#/then/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema97.then.properties.file,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/file",schemaPath:"#/then/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema97.then.properties.file.type,parentSchema:schema97.then.properties.file,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema97.then.type,parentSchema:schema97.then,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs8 = errors;
if(typeof data === "string"){
if(!pattern5.test(data)){
const err6 = {instancePath,schemaPath:"#/$defs/credential/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\"",schema:"^[\\x20-\\x7e]*$",parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/credential/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data === "string"){
if(func3(data) < 1){
const err8 = {instancePath,schemaPath:"#/else/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema97.else,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath,schemaPath:"#/else/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema97.else.type,parentSchema:schema97.else,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err10 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema97.if,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate40.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":true,"dynamicItems":false};

const pattern23 = new RegExp("^[^\\s@<>,;:\"()\\[\\]\\\\]+@[^\\s@<>,;:\"()\\[\\]\\\\]+$", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.kind !== undefined){
if("webhook" !== data.kind){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema96.allOf[0].then.required,parentSchema:schema96.allOf[0].then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.secret === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'",schema:schema96.allOf[0].then.required,parentSchema:schema96.allOf[0].then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.host !== undefined){
const err4 = {instancePath:instancePath+"/host",schemaPath:"#/allOf/0/then/properties/host/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[0].then.properties.host,data:data.host};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.port !== undefined){
const err5 = {instancePath:instancePath+"/port",schemaPath:"#/allOf/0/then/properties/port/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[0].then.properties.port,data:data.port};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.tls !== undefined){
const err6 = {instancePath:instancePath+"/tls",schemaPath:"#/allOf/0/then/properties/tls/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[0].then.properties.tls,data:data.tls};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.user !== undefined){
const err7 = {instancePath:instancePath+"/user",schemaPath:"#/allOf/0/then/properties/user/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[0].then.properties.user,data:data.user};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.password !== undefined){
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/allOf/0/then/properties/password/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[0].then.properties.password,data:data.password};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.from !== undefined){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/allOf/0/then/properties/from/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[0].then.properties.from,data:data.from};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.to !== undefined){
const err10 = {instancePath:instancePath+"/to",schemaPath:"#/allOf/0/then/properties/to/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[0].then.properties.to,data:data.to};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.host = true;
props0.port = true;
props0.tls = true;
props0.user = true;
props0.password = true;
props0.from = true;
props0.to = true;
props0.kind = true;
}
}
if(!valid1){
const err11 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema96.allOf[0].if,parentSchema:schema96.allOf[0],data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs7 = errors;
let valid4 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.kind === undefined) && (missing1 = "kind")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.kind !== undefined){
if("slack" !== data.kind){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err14 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema96.allOf[1].then.required,parentSchema:schema96.allOf[1].then,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.secret !== undefined){
const err15 = {instancePath:instancePath+"/secret",schemaPath:"#/allOf/1/then/properties/secret/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[1].then.properties.secret,data:data.secret};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.host !== undefined){
const err16 = {instancePath:instancePath+"/host",schemaPath:"#/allOf/1/then/properties/host/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[1].then.properties.host,data:data.host};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.port !== undefined){
const err17 = {instancePath:instancePath+"/port",schemaPath:"#/allOf/1/then/properties/port/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[1].then.properties.port,data:data.port};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.tls !== undefined){
const err18 = {instancePath:instancePath+"/tls",schemaPath:"#/allOf/1/then/properties/tls/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[1].then.properties.tls,data:data.tls};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.user !== undefined){
const err19 = {instancePath:instancePath+"/user",schemaPath:"#/allOf/1/then/properties/user/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[1].then.properties.user,data:data.user};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.password !== undefined){
const err20 = {instancePath:instancePath+"/password",schemaPath:"#/allOf/1/then/properties/password/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[1].then.properties.password,data:data.password};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.from !== undefined){
const err21 = {instancePath:instancePath+"/from",schemaPath:"#/allOf/1/then/properties/from/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[1].then.properties.from,data:data.from};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.to !== undefined){
const err22 = {instancePath:instancePath+"/to",schemaPath:"#/allOf/1/then/properties/to/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[1].then.properties.to,data:data.to};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid1 = _errs10 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.secret = true;
props1.host = true;
props1.port = true;
props1.tls = true;
props1.user = true;
props1.password = true;
props1.from = true;
props1.to = true;
props1.kind = true;
}
}
if(!valid4){
const err23 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema96.allOf[1].if,parentSchema:schema96.allOf[1],data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs12 = errors;
let valid7 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.kind === undefined) && (missing2 = "kind")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data.kind !== undefined){
if("email" !== data.kind){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host === undefined){
const err26 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'",schema:schema96.allOf[2].then.required,parentSchema:schema96.allOf[2].then,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.from === undefined){
const err27 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema96.allOf[2].then.required,parentSchema:schema96.allOf[2].then,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.to === undefined){
const err28 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema96.allOf[2].then.required,parentSchema:schema96.allOf[2].then,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.url !== undefined){
const err29 = {instancePath:instancePath+"/url",schemaPath:"#/allOf/2/then/properties/url/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[2].then.properties.url,data:data.url};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.secret !== undefined){
const err30 = {instancePath:instancePath+"/secret",schemaPath:"#/allOf/2/then/properties/secret/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[2].then.properties.secret,data:data.secret};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var _valid2 = _errs15 === errors;
valid7 = _valid2;
if(valid7){
var props2 = {};
props2.url = true;
props2.secret = true;
props2.kind = true;
}
}
if(!valid7){
const err31 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema96.allOf[2].if,parentSchema:schema96.allOf[2],data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs17 = errors;
let valid10 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.user === undefined) && (missing3 = "user")){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid3){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password === undefined){
const err33 = {instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema96.allOf[3].then.required,parentSchema:schema96.allOf[3].then,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid3 = _errs19 === errors;
valid10 = _valid3;
ifClause0 = "then";
}
else {
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
const err34 = {instancePath:instancePath+"/password",schemaPath:"#/allOf/3/else/properties/password/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema96.allOf[3].else.properties.password,data:data.password};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var _valid3 = _errs20 === errors;
valid10 = _valid3;
if(valid10){
var props3 = {};
props3.password = true;
}
ifClause0 = "else";
}
if(!valid10){
const err35 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema96.allOf[3].if,parentSchema:schema96.allOf[3],data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err36 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema96.properties, key0))){
const err37 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.kind !== undefined){
let data21 = data.kind;
if(!(((data21 === "webhook") || (data21 === "slack")) || (data21 === "email"))){
const err38 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema96.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema96.properties.kind.enum,parentSchema:schema96.properties.kind,data:data21};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.url !== undefined){
if(!(validate40(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.secret !== undefined){
if(!(validate40(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.host !== undefined){
let data24 = data.host;
if(typeof data24 === "string"){
if(func3(data24) < 1){
const err39 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema96.properties.host,data:data24};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.host.type,parentSchema:schema96.properties.host,data:data24};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.port !== undefined){
let data25 = data.port;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err41 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema96.properties.port.type,parentSchema:schema96.properties.port,data:data25};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 65535 || isNaN(data25)){
const err42 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535",schema:65535,parentSchema:schema96.properties.port,data:data25};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data25 < 1 || isNaN(data25)){
const err43 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema96.properties.port,data:data25};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data.tls !== undefined){
let data26 = data.tls;
if(!(((data26 === "starttls") || (data26 === "implicit")) || (data26 === "none"))){
const err44 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/enum",keyword:"enum",params:{allowedValues: schema96.properties.tls.enum},message:"must be equal to one of the allowed values",schema:schema96.properties.tls.enum,parentSchema:schema96.properties.tls,data:data26};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.user !== undefined){
let data27 = data.user;
if(typeof data27 === "string"){
if(func3(data27) < 1){
const err45 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema96.properties.user,data:data27};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.user.type,parentSchema:schema96.properties.user,data:data27};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.password !== undefined){
if(!(validate40(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data29 = data.from;
if(typeof data29 === "string"){
if(func3(data29) > 254){
const err47 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/mailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters",schema:254,parentSchema:schema99,data:data29};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern23.test(data29)){
const err48 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/mailAddress/pattern",keyword:"pattern",params:{pattern: "^[^\\s@<>,;:\"()\\[\\]\\\\]+@[^\\s@<>,;:\"()\\[\\]\\\\]+$"},message:"must match pattern \""+"^[^\\s@<>,;:\"()\\[\\]\\\\]+@[^\\s@<>,;:\"()\\[\\]\\\\]+$"+"\"",schema:"^[^\\s@<>,;:\"()\\[\\]\\\\]+@[^\\s@<>,;:\"()\\[\\]\\\\]+$",parentSchema:schema99,data:data29};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/mailAddress/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.type,parentSchema:schema99,data:data29};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.to !== undefined){
let data30 = data.to;
if(Array.isArray(data30)){
if(data30.length > 50){
const err50 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema96.properties.to,data:data30};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data30.length < 1){
const err51 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema96.properties.to,data:data30};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len0 = data30.length;
for(let i0=0; i0<len0; i0++){
let data31 = data30[i0];
if(typeof data31 === "string"){
if(func3(data31) > 254){
const err52 = {instancePath:instancePath+"/to/" + i0,schemaPath:"#/$defs/mailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters",schema:254,parentSchema:schema99,data:data31};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern23.test(data31)){
const err53 = {instancePath:instancePath+"/to/" + i0,schemaPath:"#/$defs/mailAddress/pattern",keyword:"pattern",params:{pattern: "^[^\\s@<>,;:\"()\\[\\]\\\\]+@[^\\s@<>,;:\"()\\[\\]\\\\]+$"},message:"must match pattern \""+"^[^\\s@<>,;:\"()\\[\\]\\\\]+@[^\\s@<>,;:\"()\\[\\]\\\\]+$"+"\"",schema:"^[^\\s@<>,;:\"()\\[\\]\\\\]+@[^\\s@<>,;:\"()\\[\\]\\\\]+$",parentSchema:schema99,data:data31};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/to/" + i0,schemaPath:"#/$defs/mailAddress/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.type,parentSchema:schema99,data:data31};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
let i1 = data30.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data30[i1], data30[j0])){
const err55 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema96.properties.to,data:data30};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema96.properties.to.type,parentSchema:schema96.properties.to,data:data30};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.internal !== undefined){
let data32 = data.internal;
if(typeof data32 !== "boolean"){
const err57 = {instancePath:instancePath+"/internal",schemaPath:"#/properties/internal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema96.properties.internal.type,parentSchema:schema96.properties.internal,data:data32};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema101 = {"type":"object","additionalProperties":false,"oneOf":[{"anyOf":[{"required":["header"]},{"required":["metadata"]}]},{"required":["user_key"]},{"required":["coding_tool"]}],"errorMessage":"a tag has 'header', 'metadata' or both, or one of 'user_key' and 'coding_tool'","properties":{"header":{"type":"string","pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$","errorMessage":"this is the name of a header, such as x-team"},"metadata":{"type":"string","minLength":1,"maxLength":64},"user_key":{"$ref":"#/$defs/secretOrFile"},"coding_tool":{"const":true,"errorMessage":"this must be true"}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "header"},message:"must have required property '"+"header"+"'",schema:schema101.oneOf[0].anyOf[0].required,parentSchema:schema101.oneOf[0].anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid1 = _errs4 === errors;
valid1 = valid1 || _valid1;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'",schema:schema101.oneOf[0].anyOf[1].required,parentSchema:schema101.oneOf[0].anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs5 === errors;
valid1 = valid1 || _valid1;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/oneOf/0/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema101.oneOf[0].anyOf,parentSchema:schema101.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_key === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "user_key"},message:"must have required property '"+"user_key"+"'",schema:schema101.oneOf[1].required,parentSchema:schema101.oneOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.coding_tool === undefined){
const err4 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "coding_tool"},message:"must have required property '"+"coding_tool"+"'",schema:schema101.oneOf[2].required,parentSchema:schema101.oneOf[2],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema101.oneOf,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "header") || (key0 === "metadata")) || (key0 === "user_key")) || (key0 === "coding_tool"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.header !== undefined){
let data0 = data.header;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$"+"\"",schema:"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$",parentSchema:schema101.properties.header,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.header.type,parentSchema:schema101.properties.header,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.metadata !== undefined){
let data1 = data.metadata;
if(typeof data1 === "string"){
if(func3(data1) > 64){
const err9 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema101.properties.metadata,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func3(data1) < 1){
const err10 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema101.properties.metadata,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.metadata.type,parentSchema:schema101.properties.metadata,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.user_key !== undefined){
if(!(validate40(data.user_key, {instancePath:instancePath+"/user_key",parentData:data,parentDataProperty:"user_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.coding_tool !== undefined){
let data3 = data.coding_tool;
if(true !== data3){
const err12 = {instancePath:instancePath+"/coding_tool",schemaPath:"#/properties/coding_tool/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema101.properties.coding_tool,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema101.type,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:inference-gateway:gateway.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.backends !== undefined){
let data0 = data.backends;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs4 = errors;
if(typeof key1 === "string"){
if(!pattern4.test(key1)){
const err1 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$",parentSchema:schema31.properties.backends.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err2 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema31.properties.backends.propertyNames,parentSchema:schema31.properties.backends,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key2 in data0){
if(!(validate21(data0[key2], {instancePath:instancePath+"/backends/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.backends.type,parentSchema:schema31.properties.backends,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.models !== undefined){
let data2 = data.models;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key3 in data2){
const _errs10 = errors;
if(typeof key3 === "string"){
if(func3(key3) > 200){
const err4 = {instancePath:instancePath+"/models",schemaPath:"#/$defs/modelId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema37,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern15.test(key3)){
const err5 = {instancePath:instancePath+"/models",schemaPath:"#/$defs/modelId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*/(?:\\*|[A-Za-z0-9][A-Za-z0-9._:@+-]*)$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*/(?:\\*|[A-Za-z0-9][A-Za-z0-9._:@+-]*)$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9._-]*/(?:\\*|[A-Za-z0-9][A-Za-z0-9._:@+-]*)$",parentSchema:schema37,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/models",schemaPath:"#/$defs/modelId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.type,parentSchema:schema37,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid3 = _errs10 === errors;
if(!valid3){
const err7 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid",schema:schema31.properties.models.propertyNames,parentSchema:schema31.properties.models,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key4 in data2){
if(!(validate23(data2[key4], {instancePath:instancePath+"/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.models.type,parentSchema:schema31.properties.models,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.aliases !== undefined){
let data4 = data.aliases;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 10000){
const err9 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/maxProperties",keyword:"maxProperties",params:{limit: 10000},message:"must NOT have more than 10000 properties",schema:10000,parentSchema:schema31.properties.aliases,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key5 in data4){
const _errs18 = errors;
if(typeof key5 === "string"){
if(!pattern17.test(key5)){
const err10 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._:@+/-]{0,198}\\*?$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._:@+/-]{0,198}\\*?$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9._:@+/-]{0,198}\\*?$",parentSchema:schema31.properties.aliases.propertyNames,data:key5,propertyName:key5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid6 = _errs18 === errors;
if(!valid6){
const err11 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/propertyNames",keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid",schema:schema31.properties.aliases.propertyNames,parentSchema:schema31.properties.aliases,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
for(const key6 in data4){
let data5 = data4[key6];
if(typeof data5 === "string"){
if(func3(data5) < 1){
const err12 = {instancePath:instancePath+"/aliases/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/aliases/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.aliases.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/aliases/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/aliases/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.aliases.additionalProperties.type,parentSchema:schema31.properties.aliases.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.aliases.type,parentSchema:schema31.properties.aliases,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.defaults !== undefined){
let data6 = data.defaults;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key7 in data6){
if(!(func1.call(schema31.properties.defaults.properties, key7))){
const err15 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.defaults,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.chat !== undefined){
let data7 = data6.chat;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/defaults/chat",schemaPath:"#/properties/defaults/properties/chat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.defaults.properties.chat.type,parentSchema:schema31.properties.defaults.properties.chat,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.embedding !== undefined){
let data8 = data6.embedding;
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/defaults/embedding",schemaPath:"#/properties/defaults/properties/embedding/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.defaults.properties.embedding.type,parentSchema:schema31.properties.defaults.properties.embedding,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.rerank !== undefined){
let data9 = data6.rerank;
if(typeof data9 !== "string"){
const err18 = {instancePath:instancePath+"/defaults/rerank",schemaPath:"#/properties/defaults/properties/rerank/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.defaults.properties.rerank.type,parentSchema:schema31.properties.defaults.properties.rerank,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.classification !== undefined){
let data10 = data6.classification;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/defaults/classification",schemaPath:"#/properties/defaults/properties/classification/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.defaults.properties.classification.type,parentSchema:schema31.properties.defaults.properties.classification,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.decision !== undefined){
let data11 = data6.decision;
if(typeof data11 !== "string"){
const err20 = {instancePath:instancePath+"/defaults/decision",schemaPath:"#/properties/defaults/properties/decision/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.defaults.properties.decision.type,parentSchema:schema31.properties.defaults.properties.decision,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.speech !== undefined){
let data12 = data6.speech;
if(typeof data12 !== "string"){
const err21 = {instancePath:instancePath+"/defaults/speech",schemaPath:"#/properties/defaults/properties/speech/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.defaults.properties.speech.type,parentSchema:schema31.properties.defaults.properties.speech,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.transcription !== undefined){
let data13 = data6.transcription;
if(typeof data13 !== "string"){
const err22 = {instancePath:instancePath+"/defaults/transcription",schemaPath:"#/properties/defaults/properties/transcription/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.defaults.properties.transcription.type,parentSchema:schema31.properties.defaults.properties.transcription,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.image_generation !== undefined){
let data14 = data6.image_generation;
if(typeof data14 !== "string"){
const err23 = {instancePath:instancePath+"/defaults/image_generation",schemaPath:"#/properties/defaults/properties/image_generation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.defaults.properties.image_generation.type,parentSchema:schema31.properties.defaults.properties.image_generation,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.image_variation !== undefined){
let data15 = data6.image_variation;
if(typeof data15 !== "string"){
const err24 = {instancePath:instancePath+"/defaults/image_variation",schemaPath:"#/properties/defaults/properties/image_variation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.defaults.properties.image_variation.type,parentSchema:schema31.properties.defaults.properties.image_variation,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.ocr !== undefined){
let data16 = data6.ocr;
if(typeof data16 !== "string"){
const err25 = {instancePath:instancePath+"/defaults/ocr",schemaPath:"#/properties/defaults/properties/ocr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.defaults.properties.ocr.type,parentSchema:schema31.properties.defaults.properties.ocr,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.defaults.type,parentSchema:schema31.properties.defaults,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.projects !== undefined){
let data17 = data.projects;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key8 in data17){
if(!(key8 === "defaults")){
const err27 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.projects,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data17.defaults !== undefined){
let data18 = data17.defaults;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key9 in data18){
if(!(key9 === "models")){
const err28 = {instancePath:instancePath+"/projects/defaults",schemaPath:"#/properties/projects/properties/defaults/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.projects.properties.defaults,data:data18};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data18.models !== undefined){
let data19 = data18.models;
const _errs53 = errors;
let valid11 = false;
const _errs54 = errors;
if("all" !== data19){
const err29 = {instancePath:instancePath+"/projects/defaults/models",schemaPath:"#/properties/projects/properties/defaults/properties/models/anyOf/0/const",keyword:"const",params:{allowedValue: "all"},message:"must be equal to constant",schema:"all",parentSchema:schema31.properties.projects.properties.defaults.properties.models.anyOf[0],data:data19};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs54 === errors;
valid11 = valid11 || _valid0;
const _errs55 = errors;
if(Array.isArray(data19)){
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
if(typeof data20 !== "string"){
const err30 = {instancePath:instancePath+"/projects/defaults/models/" + i0,schemaPath:"#/properties/projects/properties/defaults/properties/models/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.projects.properties.defaults.properties.models.anyOf[1].items.type,parentSchema:schema31.properties.projects.properties.defaults.properties.models.anyOf[1].items,data:data20};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
let i1 = data19.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data19[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err31 = {instancePath:instancePath+"/projects/defaults/models",schemaPath:"#/properties/projects/properties/defaults/properties/models/anyOf/1/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema31.properties.projects.properties.defaults.properties.models.anyOf[1],data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err32 = {instancePath:instancePath+"/projects/defaults/models",schemaPath:"#/properties/projects/properties/defaults/properties/models/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.projects.properties.defaults.properties.models.anyOf[1].type,parentSchema:schema31.properties.projects.properties.defaults.properties.models.anyOf[1],data:data19};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs55 === errors;
valid11 = valid11 || _valid0;
if(!valid11){
const err33 = {instancePath:instancePath+"/projects/defaults/models",schemaPath:"#/properties/projects/properties/defaults/properties/models/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema31.properties.projects.properties.defaults.properties.models.anyOf,parentSchema:schema31.properties.projects.properties.defaults.properties.models,data:data19};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/projects/defaults",schemaPath:"#/properties/projects/properties/defaults/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.projects.properties.defaults.type,parentSchema:schema31.properties.projects.properties.defaults,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.projects.type,parentSchema:schema31.properties.projects,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.prices !== undefined){
let data21 = data.prices;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.file === undefined){
const err36 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'",schema:schema31.properties.prices.required,parentSchema:schema31.properties.prices,data:data21};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key10 in data21){
if(!(key10 === "file")){
const err37 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.prices,data:data21};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data21.file !== undefined){
let data22 = data21.file;
if(typeof data22 === "string"){
if(func3(data22) < 1){
const err38 = {instancePath:instancePath+"/prices/file",schemaPath:"#/properties/prices/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.prices.properties.file,data:data22};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/prices/file",schemaPath:"#/properties/prices/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.prices.properties.file.type,parentSchema:schema31.properties.prices.properties.file,data:data22};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.prices.type,parentSchema:schema31.properties.prices,data:data21};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.guardrails !== undefined){
let data23 = data.guardrails;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key11 in data23){
const _errs67 = errors;
if(typeof key11 === "string"){
if(!pattern4.test(key11)){
const err41 = {instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$",parentSchema:schema31.properties.guardrails.propertyNames,data:key11,propertyName:key11};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var valid16 = _errs67 === errors;
if(!valid16){
const err42 = {instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/propertyNames",keyword:"propertyNames",params:{propertyName: key11},message:"property name must be valid",schema:schema31.properties.guardrails.propertyNames,parentSchema:schema31.properties.guardrails,data:data23};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
for(const key12 in data23){
if(!(validate35(data23[key12], {instancePath:instancePath+"/guardrails/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data23,parentDataProperty:key12,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.guardrails.type,parentSchema:schema31.properties.guardrails,data:data23};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.limits !== undefined){
if(!(validate37(data.limits, {instancePath:instancePath+"/limits",parentData:data,parentDataProperty:"limits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.alerts !== undefined){
let data26 = data.alerts;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.targets === undefined){
const err44 = {instancePath:instancePath+"/alerts",schemaPath:"#/properties/alerts/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'",schema:schema31.properties.alerts.required,parentSchema:schema31.properties.alerts,data:data26};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key13 in data26){
if(!((key13 === "thresholds") || (key13 === "targets"))){
const err45 = {instancePath:instancePath+"/alerts",schemaPath:"#/properties/alerts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.alerts,data:data26};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data26.thresholds !== undefined){
let data27 = data26.thresholds;
if(Array.isArray(data27)){
if(data27.length > 10){
const err46 = {instancePath:instancePath+"/alerts/thresholds",schemaPath:"#/properties/alerts/properties/thresholds/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema31.properties.alerts.properties.thresholds,data:data27};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data27.length < 1){
const err47 = {instancePath:instancePath+"/alerts/thresholds",schemaPath:"#/properties/alerts/properties/thresholds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.alerts.properties.thresholds,data:data27};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len1 = data27.length;
for(let i2=0; i2<len1; i2++){
let data28 = data27[i2];
const _errs78 = errors;
let valid21 = false;
const _errs79 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err48 = {instancePath:instancePath+"/alerts/thresholds/" + i2,schemaPath:"#/properties/alerts/properties/thresholds/items/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.alerts.properties.thresholds.items.anyOf[0].type,parentSchema:schema31.properties.alerts.properties.thresholds.items.anyOf[0],data:data28};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 1000 || isNaN(data28)){
const err49 = {instancePath:instancePath+"/alerts/thresholds/" + i2,schemaPath:"#/properties/alerts/properties/thresholds/items/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema31.properties.alerts.properties.thresholds.items.anyOf[0],data:data28};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err50 = {instancePath:instancePath+"/alerts/thresholds/" + i2,schemaPath:"#/properties/alerts/properties/thresholds/items/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema31.properties.alerts.properties.thresholds.items.anyOf[0],data:data28};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var _valid1 = _errs79 === errors;
valid21 = valid21 || _valid1;
const _errs81 = errors;
if("forecast" !== data28){
const err51 = {instancePath:instancePath+"/alerts/thresholds/" + i2,schemaPath:"#/properties/alerts/properties/thresholds/items/anyOf/1/const",keyword:"const",params:{allowedValue: "forecast"},message:"must be equal to constant",schema:"forecast",parentSchema:schema31.properties.alerts.properties.thresholds.items.anyOf[1],data:data28};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid1 = _errs81 === errors;
valid21 = valid21 || _valid1;
if(!valid21){
const err52 = {instancePath:instancePath+"/alerts/thresholds/" + i2,schemaPath:"#/properties/alerts/properties/thresholds/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema31.properties.alerts.properties.thresholds.items.anyOf,parentSchema:schema31.properties.alerts.properties.thresholds.items,data:data28};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
}
let i3 = data27.length;
let j1;
if(i3 > 1){
outer0:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data27[i3], data27[j1])){
const err53 = {instancePath:instancePath+"/alerts/thresholds",schemaPath:"#/properties/alerts/properties/thresholds/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)",schema:true,parentSchema:schema31.properties.alerts.properties.thresholds,data:data27};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err54 = {instancePath:instancePath+"/alerts/thresholds",schemaPath:"#/properties/alerts/properties/thresholds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.alerts.properties.thresholds.type,parentSchema:schema31.properties.alerts.properties.thresholds,data:data27};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data26.targets !== undefined){
let data29 = data26.targets;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(Object.keys(data29).length > 20){
const err55 = {instancePath:instancePath+"/alerts/targets",schemaPath:"#/properties/alerts/properties/targets/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties",schema:20,parentSchema:schema31.properties.alerts.properties.targets,data:data29};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(Object.keys(data29).length < 1){
const err56 = {instancePath:instancePath+"/alerts/targets",schemaPath:"#/properties/alerts/properties/targets/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema31.properties.alerts.properties.targets,data:data29};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key14 in data29){
const _errs85 = errors;
if(typeof key14 === "string"){
if(!pattern4.test(key14)){
const err57 = {instancePath:instancePath+"/alerts/targets",schemaPath:"#/properties/alerts/properties/targets/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$",parentSchema:schema31.properties.alerts.properties.targets.propertyNames,data:key14,propertyName:key14};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var valid23 = _errs85 === errors;
if(!valid23){
const err58 = {instancePath:instancePath+"/alerts/targets",schemaPath:"#/properties/alerts/properties/targets/propertyNames",keyword:"propertyNames",params:{propertyName: key14},message:"property name must be valid",schema:schema31.properties.alerts.properties.targets.propertyNames,parentSchema:schema31.properties.alerts.properties.targets,data:data29};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
for(const key15 in data29){
if(!(validate39(data29[key15], {instancePath:instancePath+"/alerts/targets/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data29,parentDataProperty:key15,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err59 = {instancePath:instancePath+"/alerts/targets",schemaPath:"#/properties/alerts/properties/targets/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.alerts.properties.targets.type,parentSchema:schema31.properties.alerts.properties.targets,data:data29};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/alerts",schemaPath:"#/properties/alerts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.alerts.type,parentSchema:schema31.properties.alerts,data:data26};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.jwt !== undefined){
let data31 = data.jwt;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.jwks_url === undefined){
const err61 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/required",keyword:"required",params:{missingProperty: "jwks_url"},message:"must have required property '"+"jwks_url"+"'",schema:schema31.properties.jwt.required,parentSchema:schema31.properties.jwt,data:data31};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data31.issuer === undefined){
const err62 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/required",keyword:"required",params:{missingProperty: "issuer"},message:"must have required property '"+"issuer"+"'",schema:schema31.properties.jwt.required,parentSchema:schema31.properties.jwt,data:data31};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data31.audiences === undefined){
const err63 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/required",keyword:"required",params:{missingProperty: "audiences"},message:"must have required property '"+"audiences"+"'",schema:schema31.properties.jwt.required,parentSchema:schema31.properties.jwt,data:data31};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data31.project_claim === undefined){
const err64 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/required",keyword:"required",params:{missingProperty: "project_claim"},message:"must have required property '"+"project_claim"+"'",schema:schema31.properties.jwt.required,parentSchema:schema31.properties.jwt,data:data31};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key16 in data31){
if(!(func1.call(schema31.properties.jwt.properties, key16))){
const err65 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.jwt,data:data31};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data31.jwks_url !== undefined){
let data32 = data31.jwks_url;
if(typeof data32 === "string"){
if(func3(data32) < 1){
const err66 = {instancePath:instancePath+"/jwt/jwks_url",schemaPath:"#/properties/jwt/properties/jwks_url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.jwt.properties.jwks_url,data:data32};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/jwt/jwks_url",schemaPath:"#/properties/jwt/properties/jwks_url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.jwt.properties.jwks_url.type,parentSchema:schema31.properties.jwt.properties.jwks_url,data:data32};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data31.issuer !== undefined){
let data33 = data31.issuer;
if(typeof data33 === "string"){
if(func3(data33) < 1){
const err68 = {instancePath:instancePath+"/jwt/issuer",schemaPath:"#/properties/jwt/properties/issuer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.jwt.properties.issuer,data:data33};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/jwt/issuer",schemaPath:"#/properties/jwt/properties/issuer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.jwt.properties.issuer.type,parentSchema:schema31.properties.jwt.properties.issuer,data:data33};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data31.audiences !== undefined){
let data34 = data31.audiences;
if(Array.isArray(data34)){
if(data34.length > 20){
const err70 = {instancePath:instancePath+"/jwt/audiences",schemaPath:"#/properties/jwt/properties/audiences/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema31.properties.jwt.properties.audiences,data:data34};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data34.length < 1){
const err71 = {instancePath:instancePath+"/jwt/audiences",schemaPath:"#/properties/jwt/properties/audiences/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.jwt.properties.audiences,data:data34};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const len2 = data34.length;
for(let i4=0; i4<len2; i4++){
let data35 = data34[i4];
if(typeof data35 === "string"){
if(func3(data35) < 1){
const err72 = {instancePath:instancePath+"/jwt/audiences/" + i4,schemaPath:"#/properties/jwt/properties/audiences/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.jwt.properties.audiences.items,data:data35};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/jwt/audiences/" + i4,schemaPath:"#/properties/jwt/properties/audiences/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.jwt.properties.audiences.items.type,parentSchema:schema31.properties.jwt.properties.audiences.items,data:data35};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
let i5 = data34.length;
let j2;
if(i5 > 1){
const indices1 = {};
for(;i5--;){
let item1 = data34[i5];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j2 = indices1[item1];
const err74 = {instancePath:instancePath+"/jwt/audiences",schemaPath:"#/properties/jwt/properties/audiences/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)",schema:true,parentSchema:schema31.properties.jwt.properties.audiences,data:data34};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
break;
}
indices1[item1] = i5;
}
}
}
else {
const err75 = {instancePath:instancePath+"/jwt/audiences",schemaPath:"#/properties/jwt/properties/audiences/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.jwt.properties.audiences.type,parentSchema:schema31.properties.jwt.properties.audiences,data:data34};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data31.algorithms !== undefined){
let data36 = data31.algorithms;
if(Array.isArray(data36)){
if(data36.length < 1){
const err76 = {instancePath:instancePath+"/jwt/algorithms",schemaPath:"#/properties/jwt/properties/algorithms/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.jwt.properties.algorithms,data:data36};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
const len3 = data36.length;
for(let i6=0; i6<len3; i6++){
let data37 = data36[i6];
if(!(((((((((((data37 === "RS256") || (data37 === "RS384")) || (data37 === "RS512")) || (data37 === "PS256")) || (data37 === "PS384")) || (data37 === "PS512")) || (data37 === "ES256")) || (data37 === "ES384")) || (data37 === "ES512")) || (data37 === "EdDSA")) || (data37 === "Ed25519"))){
const err77 = {instancePath:instancePath+"/jwt/algorithms/" + i6,schemaPath:"#/properties/jwt/properties/algorithms/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.jwt.properties.algorithms.items.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.jwt.properties.algorithms.items.enum,parentSchema:schema31.properties.jwt.properties.algorithms.items,data:data37};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
let i7 = data36.length;
let j3;
if(i7 > 1){
outer1:
for(;i7--;){
for(j3 = i7; j3--;){
if(func0(data36[i7], data36[j3])){
const err78 = {instancePath:instancePath+"/jwt/algorithms",schemaPath:"#/properties/jwt/properties/algorithms/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)",schema:true,parentSchema:schema31.properties.jwt.properties.algorithms,data:data36};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err79 = {instancePath:instancePath+"/jwt/algorithms",schemaPath:"#/properties/jwt/properties/algorithms/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.jwt.properties.algorithms.type,parentSchema:schema31.properties.jwt.properties.algorithms,data:data36};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data31.project_claim !== undefined){
let data38 = data31.project_claim;
if(typeof data38 === "string"){
if(func3(data38) < 1){
const err80 = {instancePath:instancePath+"/jwt/project_claim",schemaPath:"#/properties/jwt/properties/project_claim/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.jwt.properties.project_claim,data:data38};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/jwt/project_claim",schemaPath:"#/properties/jwt/properties/project_claim/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.jwt.properties.project_claim.type,parentSchema:schema31.properties.jwt.properties.project_claim,data:data38};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data31.label_claim !== undefined){
let data39 = data31.label_claim;
if(typeof data39 === "string"){
if(func3(data39) < 1){
const err82 = {instancePath:instancePath+"/jwt/label_claim",schemaPath:"#/properties/jwt/properties/label_claim/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.jwt.properties.label_claim,data:data39};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/jwt/label_claim",schemaPath:"#/properties/jwt/properties/label_claim/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.jwt.properties.label_claim.type,parentSchema:schema31.properties.jwt.properties.label_claim,data:data39};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data31.hash_label !== undefined){
let data40 = data31.hash_label;
if(typeof data40 !== "boolean"){
const err84 = {instancePath:instancePath+"/jwt/hash_label",schemaPath:"#/properties/jwt/properties/hash_label/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.jwt.properties.hash_label.type,parentSchema:schema31.properties.jwt.properties.hash_label,data:data40};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data31.refused_labels !== undefined){
let data41 = data31.refused_labels;
if(Array.isArray(data41)){
const len4 = data41.length;
for(let i8=0; i8<len4; i8++){
let data42 = data41[i8];
if(typeof data42 === "string"){
if(func3(data42) < 1){
const err85 = {instancePath:instancePath+"/jwt/refused_labels/" + i8,schemaPath:"#/properties/jwt/properties/refused_labels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.jwt.properties.refused_labels.items,data:data42};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/jwt/refused_labels/" + i8,schemaPath:"#/properties/jwt/properties/refused_labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.jwt.properties.refused_labels.items.type,parentSchema:schema31.properties.jwt.properties.refused_labels.items,data:data42};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/jwt/refused_labels",schemaPath:"#/properties/jwt/properties/refused_labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.jwt.properties.refused_labels.type,parentSchema:schema31.properties.jwt.properties.refused_labels,data:data41};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data31.issued_after !== undefined){
let data43 = data31.issued_after;
if(typeof data43 === "string"){
if(!pattern25.test(data43)){
const err88 = {instancePath:instancePath+"/jwt/issued_after",schemaPath:"#/properties/jwt/properties/issued_after/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$",parentSchema:schema31.properties.jwt.properties.issued_after,data:data43};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/jwt/issued_after",schemaPath:"#/properties/jwt/properties/issued_after/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.jwt.properties.issued_after.type,parentSchema:schema31.properties.jwt.properties.issued_after,data:data43};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.jwt.type,parentSchema:schema31.properties.jwt,data:data31};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.sign_in !== undefined){
let data44 = data.sign_in;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.issuer === undefined){
const err91 = {instancePath:instancePath+"/sign_in",schemaPath:"#/properties/sign_in/required",keyword:"required",params:{missingProperty: "issuer"},message:"must have required property '"+"issuer"+"'",schema:schema31.properties.sign_in.required,parentSchema:schema31.properties.sign_in,data:data44};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data44.client_id === undefined){
const err92 = {instancePath:instancePath+"/sign_in",schemaPath:"#/properties/sign_in/required",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'",schema:schema31.properties.sign_in.required,parentSchema:schema31.properties.sign_in,data:data44};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data44.address === undefined){
const err93 = {instancePath:instancePath+"/sign_in",schemaPath:"#/properties/sign_in/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'",schema:schema31.properties.sign_in.required,parentSchema:schema31.properties.sign_in,data:data44};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data44.role_claim === undefined){
const err94 = {instancePath:instancePath+"/sign_in",schemaPath:"#/properties/sign_in/required",keyword:"required",params:{missingProperty: "role_claim"},message:"must have required property '"+"role_claim"+"'",schema:schema31.properties.sign_in.required,parentSchema:schema31.properties.sign_in,data:data44};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data44.roles === undefined){
const err95 = {instancePath:instancePath+"/sign_in",schemaPath:"#/properties/sign_in/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'",schema:schema31.properties.sign_in.required,parentSchema:schema31.properties.sign_in,data:data44};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
for(const key17 in data44){
if(!(func1.call(schema31.properties.sign_in.properties, key17))){
const err96 = {instancePath:instancePath+"/sign_in",schemaPath:"#/properties/sign_in/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.sign_in,data:data44};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data44.issuer !== undefined){
let data45 = data44.issuer;
if(typeof data45 === "string"){
if(func3(data45) < 1){
const err97 = {instancePath:instancePath+"/sign_in/issuer",schemaPath:"#/properties/sign_in/properties/issuer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.sign_in.properties.issuer,data:data45};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/sign_in/issuer",schemaPath:"#/properties/sign_in/properties/issuer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.sign_in.properties.issuer.type,parentSchema:schema31.properties.sign_in.properties.issuer,data:data45};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data44.client_id !== undefined){
let data46 = data44.client_id;
if(typeof data46 === "string"){
if(func3(data46) < 1){
const err99 = {instancePath:instancePath+"/sign_in/client_id",schemaPath:"#/properties/sign_in/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.sign_in.properties.client_id,data:data46};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/sign_in/client_id",schemaPath:"#/properties/sign_in/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.sign_in.properties.client_id.type,parentSchema:schema31.properties.sign_in.properties.client_id,data:data46};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data44.client_secret !== undefined){
if(!(validate40(data44.client_secret, {instancePath:instancePath+"/sign_in/client_secret",parentData:data44,parentDataProperty:"client_secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data44.address !== undefined){
let data48 = data44.address;
if(typeof data48 === "string"){
if(func3(data48) < 1){
const err101 = {instancePath:instancePath+"/sign_in/address",schemaPath:"#/properties/sign_in/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.sign_in.properties.address,data:data48};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/sign_in/address",schemaPath:"#/properties/sign_in/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.sign_in.properties.address.type,parentSchema:schema31.properties.sign_in.properties.address,data:data48};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data44.scopes !== undefined){
let data49 = data44.scopes;
if(Array.isArray(data49)){
if(data49.length > 20){
const err103 = {instancePath:instancePath+"/sign_in/scopes",schemaPath:"#/properties/sign_in/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema31.properties.sign_in.properties.scopes,data:data49};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data49.length < 1){
const err104 = {instancePath:instancePath+"/sign_in/scopes",schemaPath:"#/properties/sign_in/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.sign_in.properties.scopes,data:data49};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
const len5 = data49.length;
for(let i9=0; i9<len5; i9++){
let data50 = data49[i9];
if(typeof data50 === "string"){
if(!pattern26.test(data50)){
const err105 = {instancePath:instancePath+"/sign_in/scopes/" + i9,schemaPath:"#/properties/sign_in/properties/scopes/items/pattern",keyword:"pattern",params:{pattern: "^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$"},message:"must match pattern \""+"^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$"+"\"",schema:"^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$",parentSchema:schema31.properties.sign_in.properties.scopes.items,data:data50};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/sign_in/scopes/" + i9,schemaPath:"#/properties/sign_in/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.sign_in.properties.scopes.items.type,parentSchema:schema31.properties.sign_in.properties.scopes.items,data:data50};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
let i10 = data49.length;
let j4;
if(i10 > 1){
const indices2 = {};
for(;i10--;){
let item2 = data49[i10];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j4 = indices2[item2];
const err107 = {instancePath:instancePath+"/sign_in/scopes",schemaPath:"#/properties/sign_in/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i10+" are identical)",schema:true,parentSchema:schema31.properties.sign_in.properties.scopes,data:data49};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
break;
}
indices2[item2] = i10;
}
}
}
else {
const err108 = {instancePath:instancePath+"/sign_in/scopes",schemaPath:"#/properties/sign_in/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.sign_in.properties.scopes.type,parentSchema:schema31.properties.sign_in.properties.scopes,data:data49};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data44.name_claim !== undefined){
let data51 = data44.name_claim;
if(typeof data51 === "string"){
if(func3(data51) < 1){
const err109 = {instancePath:instancePath+"/sign_in/name_claim",schemaPath:"#/properties/sign_in/properties/name_claim/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.sign_in.properties.name_claim,data:data51};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/sign_in/name_claim",schemaPath:"#/properties/sign_in/properties/name_claim/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.sign_in.properties.name_claim.type,parentSchema:schema31.properties.sign_in.properties.name_claim,data:data51};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data44.role_claim !== undefined){
let data52 = data44.role_claim;
if(typeof data52 === "string"){
if(func3(data52) < 1){
const err111 = {instancePath:instancePath+"/sign_in/role_claim",schemaPath:"#/properties/sign_in/properties/role_claim/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.sign_in.properties.role_claim,data:data52};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/sign_in/role_claim",schemaPath:"#/properties/sign_in/properties/role_claim/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.sign_in.properties.role_claim.type,parentSchema:schema31.properties.sign_in.properties.role_claim,data:data52};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data44.roles !== undefined){
let data53 = data44.roles;
if(Array.isArray(data53)){
if(data53.length > 1000){
const err113 = {instancePath:instancePath+"/sign_in/roles",schemaPath:"#/properties/sign_in/properties/roles/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema31.properties.sign_in.properties.roles,data:data53};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data53.length < 1){
const err114 = {instancePath:instancePath+"/sign_in/roles",schemaPath:"#/properties/sign_in/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.sign_in.properties.roles,data:data53};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
const len6 = data53.length;
for(let i11=0; i11<len6; i11++){
let data54 = data53[i11];
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.value === undefined){
const err115 = {instancePath:instancePath+"/sign_in/roles/" + i11,schemaPath:"#/properties/sign_in/properties/roles/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema31.properties.sign_in.properties.roles.items.required,parentSchema:schema31.properties.sign_in.properties.roles.items,data:data54};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data54.role === undefined){
const err116 = {instancePath:instancePath+"/sign_in/roles/" + i11,schemaPath:"#/properties/sign_in/properties/roles/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema31.properties.sign_in.properties.roles.items.required,parentSchema:schema31.properties.sign_in.properties.roles.items,data:data54};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
for(const key18 in data54){
if(!(((key18 === "value") || (key18 === "role")) || (key18 === "organisation"))){
const err117 = {instancePath:instancePath+"/sign_in/roles/" + i11,schemaPath:"#/properties/sign_in/properties/roles/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.sign_in.properties.roles.items,data:data54};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data54.value !== undefined){
let data55 = data54.value;
if(typeof data55 === "string"){
if(func3(data55) < 1){
const err118 = {instancePath:instancePath+"/sign_in/roles/" + i11+"/value",schemaPath:"#/properties/sign_in/properties/roles/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.sign_in.properties.roles.items.properties.value,data:data55};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/sign_in/roles/" + i11+"/value",schemaPath:"#/properties/sign_in/properties/roles/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.sign_in.properties.roles.items.properties.value.type,parentSchema:schema31.properties.sign_in.properties.roles.items.properties.value,data:data55};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data54.role !== undefined){
let data56 = data54.role;
if(!((((data56 === "viewer") || (data56 === "finance")) || (data56 === "operator")) || (data56 === "admin"))){
const err120 = {instancePath:instancePath+"/sign_in/roles/" + i11+"/role",schemaPath:"#/properties/sign_in/properties/roles/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema31.properties.sign_in.properties.roles.items.properties.role.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.sign_in.properties.roles.items.properties.role.enum,parentSchema:schema31.properties.sign_in.properties.roles.items.properties.role,data:data56};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data54.organisation !== undefined){
let data57 = data54.organisation;
if(typeof data57 === "string"){
if(func3(data57) < 1){
const err121 = {instancePath:instancePath+"/sign_in/roles/" + i11+"/organisation",schemaPath:"#/properties/sign_in/properties/roles/items/properties/organisation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.sign_in.properties.roles.items.properties.organisation,data:data57};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
else {
const err122 = {instancePath:instancePath+"/sign_in/roles/" + i11+"/organisation",schemaPath:"#/properties/sign_in/properties/roles/items/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.sign_in.properties.roles.items.properties.organisation.type,parentSchema:schema31.properties.sign_in.properties.roles.items.properties.organisation,data:data57};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/sign_in/roles/" + i11,schemaPath:"#/properties/sign_in/properties/roles/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.sign_in.properties.roles.items.type,parentSchema:schema31.properties.sign_in.properties.roles.items,data:data54};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/sign_in/roles",schemaPath:"#/properties/sign_in/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.sign_in.properties.roles.type,parentSchema:schema31.properties.sign_in.properties.roles,data:data53};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data44.session_hours !== undefined){
let data58 = data44.session_hours;
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 > 24 || isNaN(data58)){
const err125 = {instancePath:instancePath+"/sign_in/session_hours",schemaPath:"#/properties/sign_in/properties/session_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24",schema:24,parentSchema:schema31.properties.sign_in.properties.session_hours,data:data58};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data58 <= 0 || isNaN(data58)){
const err126 = {instancePath:instancePath+"/sign_in/session_hours",schemaPath:"#/properties/sign_in/properties/session_hours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema31.properties.sign_in.properties.session_hours,data:data58};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/sign_in/session_hours",schemaPath:"#/properties/sign_in/properties/session_hours/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema31.properties.sign_in.properties.session_hours.type,parentSchema:schema31.properties.sign_in.properties.session_hours,data:data58};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/sign_in",schemaPath:"#/properties/sign_in/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.sign_in.type,parentSchema:schema31.properties.sign_in,data:data44};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.tags !== undefined){
let data59 = data.tags;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(Object.keys(data59).length > 8){
const err129 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxProperties",keyword:"maxProperties",params:{limit: 8},message:"must NOT have more than 8 properties",schema:8,parentSchema:schema31.properties.tags,data:data59};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(Object.keys(data59).length < 1){
const err130 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema31.properties.tags,data:data59};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
for(const key19 in data59){
const _errs148 = errors;
if(typeof key19 === "string"){
if(!pattern27.test(key19)){
const err131 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}$"+"\"",schema:"^[a-z][a-z0-9_]{0,31}$",parentSchema:schema31.properties.tags.propertyNames,data:key19,propertyName:key19};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
var valid41 = _errs148 === errors;
if(!valid41){
const err132 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/propertyNames",keyword:"propertyNames",params:{propertyName: key19},message:"property name must be valid",schema:schema31.properties.tags.propertyNames,parentSchema:schema31.properties.tags,data:data59};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
for(const key20 in data59){
if(!(validate46(data59[key20], {instancePath:instancePath+"/tags/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data59,parentDataProperty:key20,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err133 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.tags.type,parentSchema:schema31.properties.tags,data:data59};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data.decisions !== undefined){
let data61 = data.decisions;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
for(const key21 in data61){
if(!(key21 === "self_test")){
const err134 = {instancePath:instancePath+"/decisions",schemaPath:"#/properties/decisions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.decisions,data:data61};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data61.self_test !== undefined){
let data62 = data61.self_test;
if(typeof data62 !== "boolean"){
const err135 = {instancePath:instancePath+"/decisions/self_test",schemaPath:"#/properties/decisions/properties/self_test/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.decisions.properties.self_test.type,parentSchema:schema31.properties.decisions.properties.self_test,data:data62};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.decisions.type,parentSchema:schema31.properties.decisions,data:data61};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data.contract !== undefined){
let data63 = data.contract;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key22 in data63){
if(!((key22 === "sample") || (key22 === "on_breach"))){
const err137 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.contract,data:data63};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data63.sample !== undefined){
let data64 = data63.sample;
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 > 1 || isNaN(data64)){
const err138 = {instancePath:instancePath+"/contract/sample",schemaPath:"#/properties/contract/properties/sample/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1",schema:1,parentSchema:schema31.properties.contract.properties.sample,data:data64};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data64 < 0 || isNaN(data64)){
const err139 = {instancePath:instancePath+"/contract/sample",schemaPath:"#/properties/contract/properties/sample/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.contract.properties.sample,data:data64};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
else {
const err140 = {instancePath:instancePath+"/contract/sample",schemaPath:"#/properties/contract/properties/sample/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema31.properties.contract.properties.sample.type,parentSchema:schema31.properties.contract.properties.sample,data:data64};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data63.on_breach !== undefined){
let data65 = data63.on_breach;
if(!((data65 === "report") || (data65 === "refuse"))){
const err141 = {instancePath:instancePath+"/contract/on_breach",schemaPath:"#/properties/contract/properties/on_breach/enum",keyword:"enum",params:{allowedValues: schema31.properties.contract.properties.on_breach.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.contract.properties.on_breach.enum,parentSchema:schema31.properties.contract.properties.on_breach,data:data65};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.contract.type,parentSchema:schema31.properties.contract,data:data63};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data.cors !== undefined){
let data66 = data.cors;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.origins === undefined){
const err143 = {instancePath:instancePath+"/cors",schemaPath:"#/properties/cors/required",keyword:"required",params:{missingProperty: "origins"},message:"must have required property '"+"origins"+"'",schema:schema31.properties.cors.required,parentSchema:schema31.properties.cors,data:data66};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
for(const key23 in data66){
if(!(key23 === "origins")){
const err144 = {instancePath:instancePath+"/cors",schemaPath:"#/properties/cors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.cors,data:data66};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data66.origins !== undefined){
let data67 = data66.origins;
if(Array.isArray(data67)){
if(data67.length > 1000){
const err145 = {instancePath:instancePath+"/cors/origins",schemaPath:"#/properties/cors/properties/origins/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema31.properties.cors.properties.origins,data:data67};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data67.length < 1){
const err146 = {instancePath:instancePath+"/cors/origins",schemaPath:"#/properties/cors/properties/origins/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.cors.properties.origins,data:data67};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
const len7 = data67.length;
for(let i12=0; i12<len7; i12++){
let data68 = data67[i12];
if(typeof data68 === "string"){
if(!pattern29.test(data68)){
const err147 = {instancePath:instancePath+"/cors/origins/" + i12,schemaPath:"#/properties/cors/properties/origins/items/pattern",keyword:"pattern",params:{pattern: "^(\\*|[a-z][a-z0-9+.-]*://[^/?#@\\s]+)$"},message:"must match pattern \""+"^(\\*|[a-z][a-z0-9+.-]*://[^/?#@\\s]+)$"+"\"",schema:"^(\\*|[a-z][a-z0-9+.-]*://[^/?#@\\s]+)$",parentSchema:schema31.properties.cors.properties.origins.items,data:data68};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/cors/origins/" + i12,schemaPath:"#/properties/cors/properties/origins/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.cors.properties.origins.items.type,parentSchema:schema31.properties.cors.properties.origins.items,data:data68};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
let i13 = data67.length;
let j5;
if(i13 > 1){
const indices3 = {};
for(;i13--;){
let item3 = data67[i13];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j5 = indices3[item3];
const err149 = {instancePath:instancePath+"/cors/origins",schemaPath:"#/properties/cors/properties/origins/uniqueItems",keyword:"uniqueItems",params:{i: i13, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i13+" are identical)",schema:true,parentSchema:schema31.properties.cors.properties.origins,data:data67};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
break;
}
indices3[item3] = i13;
}
}
}
else {
const err150 = {instancePath:instancePath+"/cors/origins",schemaPath:"#/properties/cors/properties/origins/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.cors.properties.origins.type,parentSchema:schema31.properties.cors.properties.origins,data:data67};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
else {
const err151 = {instancePath:instancePath+"/cors",schemaPath:"#/properties/cors/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.cors.type,parentSchema:schema31.properties.cors,data:data66};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data.discovery !== undefined){
let data69 = data.discovery;
if(typeof data69 !== "boolean"){
const err152 = {instancePath:instancePath+"/discovery",schemaPath:"#/properties/discovery/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.discovery.type,parentSchema:schema31.properties.discovery,data:data69};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const isPriceFile = validate49;
const schema102 = {"type":"object","additionalProperties":false,"required":["models"],"properties":{"source":{"type":"string"},"date":{"type":"string","format":"date"},"currency":{"type":"string"},"rate":{"$ref":"#/$defs/price"},"models":{"type":"object","propertyNames":{"$ref":"#/$defs/modelId"},"additionalProperties":{"type":"object","additionalProperties":false,"required":["prices"],"properties":{"source_model":{"type":"string"},"prices":{"$ref":"#/$defs/prices"},"info":{"type":"object","additionalProperties":false,"properties":{"max_input_tokens":{"type":"integer","minimum":1},"max_output_tokens":{"type":"integer","minimum":1},"deprecation_date":{"type":"string","format":"date"}}}}}}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.models === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "models"},message:"must have required property '"+"models"+"'",schema:schema102.required,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "source") || (key0 === "date")) || (key0 === "currency")) || (key0 === "rate")) || (key0 === "models"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema102.properties.source.type,parentSchema:schema102.properties.source,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.date !== undefined){
let data1 = data.date;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err3 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema102.properties.date,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema102.properties.date.type,parentSchema:schema102.properties.date,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.currency !== undefined){
let data2 = data.currency;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema102.properties.currency.type,parentSchema:schema102.properties.currency,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.rate !== undefined){
let data3 = data.rate;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")){
const err6 = {instancePath:instancePath+"/rate",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: schema53.type},message:"must be number,string",schema:schema53.type,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.models !== undefined){
let data4 = data.models;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
const _errs13 = errors;
if(typeof key1 === "string"){
if(func3(key1) > 200){
const err7 = {instancePath:instancePath+"/models",schemaPath:"#/$defs/modelId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema37,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern15.test(key1)){
const err8 = {instancePath:instancePath+"/models",schemaPath:"#/$defs/modelId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*/(?:\\*|[A-Za-z0-9][A-Za-z0-9._:@+-]*)$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*/(?:\\*|[A-Za-z0-9][A-Za-z0-9._:@+-]*)$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9._-]*/(?:\\*|[A-Za-z0-9][A-Za-z0-9._:@+-]*)$",parentSchema:schema37,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/models",schemaPath:"#/$defs/modelId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.type,parentSchema:schema37,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid2 = _errs13 === errors;
if(!valid2){
const err10 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema102.properties.models.propertyNames,parentSchema:schema102.properties.models,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key2 in data4){
let data5 = data4[key2];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.prices === undefined){
const err11 = {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/required",keyword:"required",params:{missingProperty: "prices"},message:"must have required property '"+"prices"+"'",schema:schema102.properties.models.additionalProperties.required,parentSchema:schema102.properties.models.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key3 in data5){
if(!(((key3 === "source_model") || (key3 === "prices")) || (key3 === "info"))){
const err12 = {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema102.properties.models.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.source_model !== undefined){
let data6 = data5.source_model;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_model",schemaPath:"#/properties/models/additionalProperties/properties/source_model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema102.properties.models.additionalProperties.properties.source_model.type,parentSchema:schema102.properties.models.additionalProperties.properties.source_model,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.prices !== undefined){
if(!(validate24(data5.prices, {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/prices",parentData:data5,parentDataProperty:"prices",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data5.info !== undefined){
let data8 = data5.info;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key4 in data8){
if(!(((key4 === "max_input_tokens") || (key4 === "max_output_tokens")) || (key4 === "deprecation_date"))){
const err14 = {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/info",schemaPath:"#/properties/models/additionalProperties/properties/info/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema102.properties.models.additionalProperties.properties.info,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.max_input_tokens !== undefined){
let data9 = data8.max_input_tokens;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/info/max_input_tokens",schemaPath:"#/properties/models/additionalProperties/properties/info/properties/max_input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema102.properties.models.additionalProperties.properties.info.properties.max_input_tokens.type,parentSchema:schema102.properties.models.additionalProperties.properties.info.properties.max_input_tokens,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/info/max_input_tokens",schemaPath:"#/properties/models/additionalProperties/properties/info/properties/max_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema102.properties.models.additionalProperties.properties.info.properties.max_input_tokens,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data8.max_output_tokens !== undefined){
let data10 = data8.max_output_tokens;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err17 = {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/info/max_output_tokens",schemaPath:"#/properties/models/additionalProperties/properties/info/properties/max_output_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema102.properties.models.additionalProperties.properties.info.properties.max_output_tokens.type,parentSchema:schema102.properties.models.additionalProperties.properties.info.properties.max_output_tokens,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err18 = {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/info/max_output_tokens",schemaPath:"#/properties/models/additionalProperties/properties/info/properties/max_output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema102.properties.models.additionalProperties.properties.info.properties.max_output_tokens,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data8.deprecation_date !== undefined){
let data11 = data8.deprecation_date;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
const err19 = {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/info/deprecation_date",schemaPath:"#/properties/models/additionalProperties/properties/info/properties/deprecation_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema102.properties.models.additionalProperties.properties.info.properties.deprecation_date,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/info/deprecation_date",schemaPath:"#/properties/models/additionalProperties/properties/info/properties/deprecation_date/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema102.properties.models.additionalProperties.properties.info.properties.deprecation_date.type,parentSchema:schema102.properties.models.additionalProperties.properties.info.properties.deprecation_date,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/info",schemaPath:"#/properties/models/additionalProperties/properties/info/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema102.properties.models.additionalProperties.properties.info.type,parentSchema:schema102.properties.models.additionalProperties.properties.info,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema102.properties.models.additionalProperties.type,parentSchema:schema102.properties.models.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema102.properties.models.type,parentSchema:schema102.properties.models,data:data4};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema102.type,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

