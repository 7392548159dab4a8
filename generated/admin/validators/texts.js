// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const listTokensParameters = validate52;
const schema19 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"limit":{"type":"integer","minimum":1,"maximum":1000,"default":100},"cursor":{"type":"string","format":"uuid"}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listTokensParameters"};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listTokensParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate52.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 100;
}
const _errs5 = errors;
for(const key0 in data1){
if(!((key0 === "limit") || (key0 === "cursor"))){
validate52.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
let data2 = data1.limit;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2))){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data2 === null
              || (dataType0 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced0 = +data2;
}
else {
validate52.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["limit"] = coerced0;
}
}
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
if(valid1){
if(data1.cursor !== undefined){
let data3 = data1.cursor;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate52.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["cursor"] = coerced1;
}
}
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate52.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate52.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

export const createTokenParameters = validate53;
const schema20 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255}}}},"$id":"own-createTokenParameters"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createTokenParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate53.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs5 = errors;
for(const key0 in data1){
if(!(key0 === "reason")){
validate53.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.reason !== undefined){
let data2 = data1.reason;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate53.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["reason"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func1(data2) > 500)){
validate53.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType1 = typeof data4;
if(typeof data4 === "string"){
coerced1 = data4;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data4;
}
else if(data4 === null){
coerced1 = "";
}
else {
validate53.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data3 !== undefined){
data3["idempotency-key"] = coerced1;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate53.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 255 && (data4.length > 510 || func1(data4) > 255)){
validate53.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

export const revokeTokenParameters = validate54;
const schema21 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["token_id"],"properties":{"token_id":{"type":"string","format":"uuid"}}},"query":{"type":"object","required":[],"properties":{"dry_run":{"type":"boolean","default":false},"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-revokeTokenParameters"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-revokeTokenParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.token_id === undefined) && (missing1 = "token_id")){
validate54.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.token_id !== undefined){
let data1 = data0.token_id;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate54.errors = [{instancePath:instancePath+"/path/token_id",schemaPath:"#/properties/path/properties/token_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["token_id"] = coerced0;
}
}
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate54.errors = [{instancePath:instancePath+"/path/token_id",schemaPath:"#/properties/path/properties/token_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.dry_run === undefined){
data2.dry_run = false;
}
const _errs7 = errors;
for(const key0 in data2){
if(!((key0 === "dry_run") || (key0 === "reason"))){
validate54.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
let data3 = data2.dry_run;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "boolean"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(data3 === "false" || data3 === 0 || data3 === null){
coerced1 = false;
}
else if(data3 === "true" || data3 === 1){
coerced1 = true;
}
else {
validate54.errors = [{instancePath:instancePath+"/query/dry_run",schemaPath:"#/properties/query/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["dry_run"] = coerced1;
}
}
}
var valid2 = _errs8 === errors;
if(valid2){
if(data2.reason !== undefined){
let data4 = data2.reason;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate54.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data2 !== undefined){
data2["reason"] = coerced2;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 500 && (data4.length > 1000 || func1(data4) > 500)){
validate54.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs12 = errors;
if(errors === _errs12){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate54.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

export const listOrganisationsParameters = validate55;
const schema22 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"search":{"type":"string","minLength":1,"maxLength":100},"limit":{"type":"integer","minimum":1,"maximum":1000,"default":100},"cursor":{"type":"string","format":"uuid"}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listOrganisationsParameters"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listOrganisationsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate55.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 100;
}
const _errs5 = errors;
for(const key0 in data1){
if(!(((key0 === "search") || (key0 === "limit")) || (key0 === "cursor"))){
validate55.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.search !== undefined){
let data2 = data1.search;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate55.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["search"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate55.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 100 && (data2.length > 200 || func1(data2) > 100)){
validate55.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data3 = data1.limit;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data3 === null
              || (dataType1 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced1 = +data3;
}
else {
validate55.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["limit"] = coerced1;
}
}
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
validate55.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate55.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs8 === errors;
if(valid1){
if(data1.cursor !== undefined){
let data4 = data1.cursor;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate55.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["cursor"] = coerced2;
}
}
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate55.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs12 = errors;
if(errors === _errs12){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate55.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

export const createOrganisationParameters = validate56;
const schema23 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255}}}},"$id":"own-createOrganisationParameters"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createOrganisationParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate56.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs5 = errors;
for(const key0 in data1){
if(!(key0 === "reason")){
validate56.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.reason !== undefined){
let data2 = data1.reason;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate56.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["reason"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func1(data2) > 500)){
validate56.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType1 = typeof data4;
if(typeof data4 === "string"){
coerced1 = data4;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data4;
}
else if(data4 === null){
coerced1 = "";
}
else {
validate56.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data3 !== undefined){
data3["idempotency-key"] = coerced1;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate56.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 255 && (data4.length > 510 || func1(data4) > 255)){
validate56.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

export const getOrganisationParameters = validate57;
const schema24 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["organisation"],"properties":{"organisation":{"type":"string","minLength":1,"maxLength":200}}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-getOrganisationParameters"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-getOrganisationParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.organisation === undefined) && (missing1 = "organisation")){
validate57.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.organisation !== undefined){
let data1 = data0.organisation;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate57.errors = [{instancePath:instancePath+"/path/organisation",schemaPath:"#/properties/path/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["organisation"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate57.errors = [{instancePath:instancePath+"/path/organisation",schemaPath:"#/properties/path/properties/organisation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 200 && (data1.length > 400 || func1(data1) > 200)){
validate57.errors = [{instancePath:instancePath+"/path/organisation",schemaPath:"#/properties/path/properties/organisation/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
validate57.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate57.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

export const updateOrganisationParameters = validate58;
const schema25 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["organisation"],"properties":{"organisation":{"type":"string","minLength":1,"maxLength":200}}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-updateOrganisationParameters"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-updateOrganisationParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.organisation === undefined) && (missing1 = "organisation")){
validate58.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.organisation !== undefined){
let data1 = data0.organisation;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate58.errors = [{instancePath:instancePath+"/path/organisation",schemaPath:"#/properties/path/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["organisation"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate58.errors = [{instancePath:instancePath+"/path/organisation",schemaPath:"#/properties/path/properties/organisation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 200 && (data1.length > 400 || func1(data1) > 200)){
validate58.errors = [{instancePath:instancePath+"/path/organisation",schemaPath:"#/properties/path/properties/organisation/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors;
for(const key0 in data2){
if(!(key0 === "reason")){
validate58.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.reason !== undefined){
let data3 = data2.reason;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate58.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["reason"] = coerced1;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 500 && (data3.length > 1000 || func1(data3) > 500)){
validate58.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate58.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

export const deleteOrganisationParameters = validate59;
const schema26 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["organisation"],"properties":{"organisation":{"type":"string","minLength":1,"maxLength":200}}},"query":{"type":"object","required":[],"properties":{"dry_run":{"type":"boolean","default":false},"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-deleteOrganisationParameters"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-deleteOrganisationParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.organisation === undefined) && (missing1 = "organisation")){
validate59.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.organisation !== undefined){
let data1 = data0.organisation;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate59.errors = [{instancePath:instancePath+"/path/organisation",schemaPath:"#/properties/path/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["organisation"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate59.errors = [{instancePath:instancePath+"/path/organisation",schemaPath:"#/properties/path/properties/organisation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 200 && (data1.length > 400 || func1(data1) > 200)){
validate59.errors = [{instancePath:instancePath+"/path/organisation",schemaPath:"#/properties/path/properties/organisation/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.dry_run === undefined){
data2.dry_run = false;
}
const _errs7 = errors;
for(const key0 in data2){
if(!((key0 === "dry_run") || (key0 === "reason"))){
validate59.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
let data3 = data2.dry_run;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "boolean"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(data3 === "false" || data3 === 0 || data3 === null){
coerced1 = false;
}
else if(data3 === "true" || data3 === 1){
coerced1 = true;
}
else {
validate59.errors = [{instancePath:instancePath+"/query/dry_run",schemaPath:"#/properties/query/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["dry_run"] = coerced1;
}
}
}
var valid2 = _errs8 === errors;
if(valid2){
if(data2.reason !== undefined){
let data4 = data2.reason;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate59.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data2 !== undefined){
data2["reason"] = coerced2;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 500 && (data4.length > 1000 || func1(data4) > 500)){
validate59.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs12 = errors;
if(errors === _errs12){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate59.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

export const listProjectsParameters = validate60;
const schema27 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"organisation":{"type":"string","minLength":1,"maxLength":200},"search":{"type":"string","minLength":1,"maxLength":100},"sort":{"type":"string","enum":["created_at","-created_at","name","-name"],"default":"created_at"},"limit":{"type":"integer","minimum":1,"maximum":1000,"default":100},"cursor":{"type":"string","format":"uuid"}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listProjectsParameters"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listProjectsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate60.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.sort === undefined){
data1.sort = "created_at";
}
if(data1.limit === undefined){
data1.limit = 100;
}
const _errs5 = errors;
for(const key0 in data1){
if(!(((((key0 === "organisation") || (key0 === "search")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "cursor"))){
validate60.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.organisation !== undefined){
let data2 = data1.organisation;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate60.errors = [{instancePath:instancePath+"/query/organisation",schemaPath:"#/properties/query/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["organisation"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate60.errors = [{instancePath:instancePath+"/query/organisation",schemaPath:"#/properties/query/properties/organisation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 200 && (data2.length > 400 || func1(data2) > 200)){
validate60.errors = [{instancePath:instancePath+"/query/organisation",schemaPath:"#/properties/query/properties/organisation/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.search !== undefined){
let data3 = data1.search;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate60.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["search"] = coerced1;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate60.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data3.length > 100 && (data3.length > 200 || func1(data3) > 100)){
validate60.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data4 = data1.sort;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate60.errors = [{instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["sort"] = coerced2;
}
}
}
if(!((((data4 === "created_at") || (data4 === "-created_at")) || (data4 === "name")) || (data4 === "-name"))){
validate60.errors = [{instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema27.properties.query.properties.sort.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs10 === errors;
if(valid1){
let data5 = data1.limit;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType3 = typeof data5;
if(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))){
coerced3 = data5;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data5 === null
              || (dataType3 === "string" && data5 && data5 == +data5 && !(data5 % 1))){
coerced3 = +data5;
}
else {
validate60.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data1 !== undefined){
data1["limit"] = coerced3;
}
}
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000 || isNaN(data5)){
validate60.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate60.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs12 === errors;
if(valid1){
if(data1.cursor !== undefined){
let data6 = data1.cursor;
const _errs14 = errors;
if(typeof data6 !== "string"){
let dataType4 = typeof data6;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType4 = typeof data6;
if(typeof data6 === "string"){
coerced4 = data6;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data6;
}
else if(data6 === null){
coerced4 = "";
}
else {
validate60.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced4 !== undefined){
data6 = coerced4;
if(data1 !== undefined){
data1["cursor"] = coerced4;
}
}
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate60.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs16 = errors;
if(errors === _errs16){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate60.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const createProjectParameters = validate61;
const schema28 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255}}}},"$id":"own-createProjectParameters"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createProjectParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate61.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs5 = errors;
for(const key0 in data1){
if(!(key0 === "reason")){
validate61.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.reason !== undefined){
let data2 = data1.reason;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate61.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["reason"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func1(data2) > 500)){
validate61.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType1 = typeof data4;
if(typeof data4 === "string"){
coerced1 = data4;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data4;
}
else if(data4 === null){
coerced1 = "";
}
else {
validate61.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data3 !== undefined){
data3["idempotency-key"] = coerced1;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate61.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 255 && (data4.length > 510 || func1(data4) > 255)){
validate61.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

export const getProjectParameters = validate62;
const schema29 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["project"],"properties":{"project":{"type":"string","minLength":1,"maxLength":300}}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-getProjectParameters"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-getProjectParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.project === undefined) && (missing1 = "project")){
validate62.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.project !== undefined){
let data1 = data0.project;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate62.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["project"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate62.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate62.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
validate62.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate62.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

export const updateProjectParameters = validate63;
const schema30 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["project"],"properties":{"project":{"type":"string","minLength":1,"maxLength":300}}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-updateProjectParameters"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-updateProjectParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.project === undefined) && (missing1 = "project")){
validate63.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.project !== undefined){
let data1 = data0.project;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate63.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["project"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate63.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate63.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors;
for(const key0 in data2){
if(!(key0 === "reason")){
validate63.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.reason !== undefined){
let data3 = data2.reason;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate63.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["reason"] = coerced1;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 500 && (data3.length > 1000 || func1(data3) > 500)){
validate63.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate63.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

export const deleteProjectParameters = validate64;
const schema31 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["project"],"properties":{"project":{"type":"string","minLength":1,"maxLength":300}}},"query":{"type":"object","required":[],"properties":{"dry_run":{"type":"boolean","default":false},"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-deleteProjectParameters"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-deleteProjectParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.project === undefined) && (missing1 = "project")){
validate64.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.project !== undefined){
let data1 = data0.project;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate64.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["project"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate64.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate64.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.dry_run === undefined){
data2.dry_run = false;
}
const _errs7 = errors;
for(const key0 in data2){
if(!((key0 === "dry_run") || (key0 === "reason"))){
validate64.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
let data3 = data2.dry_run;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "boolean"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(data3 === "false" || data3 === 0 || data3 === null){
coerced1 = false;
}
else if(data3 === "true" || data3 === 1){
coerced1 = true;
}
else {
validate64.errors = [{instancePath:instancePath+"/query/dry_run",schemaPath:"#/properties/query/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["dry_run"] = coerced1;
}
}
}
var valid2 = _errs8 === errors;
if(valid2){
if(data2.reason !== undefined){
let data4 = data2.reason;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate64.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data2 !== undefined){
data2["reason"] = coerced2;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 500 && (data4.length > 1000 || func1(data4) > 500)){
validate64.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs12 = errors;
if(errors === _errs12){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate64.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

export const listProjectModelsParameters = validate65;
const schema32 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["project"],"properties":{"project":{"type":"string","minLength":1,"maxLength":300}}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listProjectModelsParameters"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listProjectModelsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.project === undefined) && (missing1 = "project")){
validate65.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.project !== undefined){
let data1 = data0.project;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate65.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["project"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate65.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate65.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
validate65.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate65.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

export const updateProjectModelParameters = validate66;
const schema33 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["project","model"],"properties":{"project":{"type":"string","minLength":1,"maxLength":300},"model":{"type":"string","minLength":1,"maxLength":200}}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-updateProjectModelParameters"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-updateProjectModelParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.project === undefined) && (missing1 = "project")) || ((data0.model === undefined) && (missing1 = "model"))){
validate66.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.project !== undefined){
let data1 = data0.project;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate66.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["project"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate66.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate66.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.model !== undefined){
let data2 = data0.model;
const _errs5 = errors;
if(typeof data2 !== "string"){
let dataType1 = typeof data2;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType1 = typeof data2;
if(typeof data2 === "string"){
coerced1 = data2;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data2;
}
else if(data2 === null){
coerced1 = "";
}
else {
validate66.errors = [{instancePath:instancePath+"/path/model",schemaPath:"#/properties/path/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data0 !== undefined){
data0["model"] = coerced1;
}
}
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate66.errors = [{instancePath:instancePath+"/path/model",schemaPath:"#/properties/path/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 200 && (data2.length > 400 || func1(data2) > 200)){
validate66.errors = [{instancePath:instancePath+"/path/model",schemaPath:"#/properties/path/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const _errs9 = errors;
for(const key0 in data3){
if(!(key0 === "reason")){
validate66.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data3.reason !== undefined){
let data4 = data3.reason;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate66.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data3 !== undefined){
data3["reason"] = coerced2;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 500 && (data4.length > 1000 || func1(data4) > 500)){
validate66.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs12 = errors;
if(errors === _errs12){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate66.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

export const getQuotaParameters = validate67;
const schema34 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["project"],"properties":{"project":{"type":"string","minLength":1,"maxLength":300}}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-getQuotaParameters"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-getQuotaParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.project === undefined) && (missing1 = "project")){
validate67.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.project !== undefined){
let data1 = data0.project;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate67.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["project"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate67.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate67.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
validate67.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate67.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

export const updateQuotaParameters = validate68;
const schema35 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["project"],"properties":{"project":{"type":"string","minLength":1,"maxLength":300}}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-updateQuotaParameters"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-updateQuotaParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.project === undefined) && (missing1 = "project")){
validate68.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.project !== undefined){
let data1 = data0.project;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate68.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["project"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate68.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate68.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors;
for(const key0 in data2){
if(!(key0 === "reason")){
validate68.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.reason !== undefined){
let data3 = data2.reason;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate68.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["reason"] = coerced1;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 500 && (data3.length > 1000 || func1(data3) > 500)){
validate68.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate68.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

export const getBudgetParameters = validate69;
const schema36 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["project"],"properties":{"project":{"type":"string","minLength":1,"maxLength":300}}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-getBudgetParameters"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-getBudgetParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.project === undefined) && (missing1 = "project")){
validate69.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.project !== undefined){
let data1 = data0.project;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate69.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["project"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate69.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate69.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
validate69.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate69.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

export const updateBudgetParameters = validate70;
const schema37 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["project"],"properties":{"project":{"type":"string","minLength":1,"maxLength":300}}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255}}}},"$id":"own-updateBudgetParameters"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-updateBudgetParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.project === undefined) && (missing1 = "project")){
validate70.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.project !== undefined){
let data1 = data0.project;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate70.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["project"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate70.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate70.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors;
for(const key0 in data2){
if(!(key0 === "reason")){
validate70.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.reason !== undefined){
let data3 = data2.reason;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate70.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["reason"] = coerced1;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 500 && (data3.length > 1000 || func1(data3) > 500)){
validate70.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["idempotency-key"] !== undefined){
let data5 = data4["idempotency-key"];
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType2 = typeof data5;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType2 = typeof data5;
if(typeof data5 === "string"){
coerced2 = data5;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data5;
}
else if(data5 === null){
coerced2 = "";
}
else {
validate70.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data5 = coerced2;
if(data4 !== undefined){
data4["idempotency-key"] = coerced2;
}
}
}
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate70.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data5.length > 255 && (data5.length > 510 || func1(data5) > 255)){
validate70.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

export const createKeyParameters = validate71;
const schema38 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["project"],"properties":{"project":{"type":"string","minLength":1,"maxLength":300}}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255}}}},"$id":"own-createKeyParameters"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createKeyParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.project === undefined) && (missing1 = "project")){
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.project !== undefined){
let data1 = data0.project;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate71.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["project"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate71.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate71.errors = [{instancePath:instancePath+"/path/project",schemaPath:"#/properties/path/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors;
for(const key0 in data2){
if(!(key0 === "reason")){
validate71.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.reason !== undefined){
let data3 = data2.reason;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate71.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["reason"] = coerced1;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 500 && (data3.length > 1000 || func1(data3) > 500)){
validate71.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["idempotency-key"] !== undefined){
let data5 = data4["idempotency-key"];
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType2 = typeof data5;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType2 = typeof data5;
if(typeof data5 === "string"){
coerced2 = data5;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data5;
}
else if(data5 === null){
coerced2 = "";
}
else {
validate71.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data5 = coerced2;
if(data4 !== undefined){
data4["idempotency-key"] = coerced2;
}
}
}
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate71.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data5.length > 255 && (data5.length > 510 || func1(data5) > 255)){
validate71.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

export const listKeysParameters = validate72;
const schema39 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"project":{"type":"string","minLength":1,"maxLength":300},"search":{"type":"string","minLength":1,"maxLength":100},"sort":{"type":"string","enum":["created_at","-last_used_at"],"default":"created_at"},"limit":{"type":"integer","minimum":1,"maximum":1000,"default":100},"cursor":{"type":"string","maxLength":100,"pattern":"^([-0-9TZ:.]*_)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listKeysParameters"};
const pattern3 = new RegExp("^([-0-9TZ:.]*_)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", "u");

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listKeysParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate72.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.sort === undefined){
data1.sort = "created_at";
}
if(data1.limit === undefined){
data1.limit = 100;
}
const _errs5 = errors;
for(const key0 in data1){
if(!(((((key0 === "project") || (key0 === "search")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "cursor"))){
validate72.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.project !== undefined){
let data2 = data1.project;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate72.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["project"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate72.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 300 && (data2.length > 600 || func1(data2) > 300)){
validate72.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.search !== undefined){
let data3 = data1.search;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate72.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["search"] = coerced1;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate72.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data3.length > 100 && (data3.length > 200 || func1(data3) > 100)){
validate72.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data4 = data1.sort;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate72.errors = [{instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["sort"] = coerced2;
}
}
}
if(!((data4 === "created_at") || (data4 === "-last_used_at"))){
validate72.errors = [{instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema39.properties.query.properties.sort.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs10 === errors;
if(valid1){
let data5 = data1.limit;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType3 = typeof data5;
if(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))){
coerced3 = data5;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data5 === null
              || (dataType3 === "string" && data5 && data5 == +data5 && !(data5 % 1))){
coerced3 = +data5;
}
else {
validate72.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data1 !== undefined){
data1["limit"] = coerced3;
}
}
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000 || isNaN(data5)){
validate72.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate72.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs12 === errors;
if(valid1){
if(data1.cursor !== undefined){
let data6 = data1.cursor;
const _errs14 = errors;
if(typeof data6 !== "string"){
let dataType4 = typeof data6;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType4 = typeof data6;
if(typeof data6 === "string"){
coerced4 = data6;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data6;
}
else if(data6 === null){
coerced4 = "";
}
else {
validate72.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced4 !== undefined){
data6 = coerced4;
if(data1 !== undefined){
data1["cursor"] = coerced4;
}
}
}
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
validate72.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^([-0-9TZ:.]*_)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^([-0-9TZ:.]*_)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"+"\""}];
return false;
}
else {
if(data6.length > 100 && (data6.length > 200 || func1(data6) > 100)){
validate72.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs16 = errors;
if(errors === _errs16){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate72.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

export const getKeyParameters = validate73;
const schema40 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["key_id"],"properties":{"key_id":{"type":"string","format":"uuid"}}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-getKeyParameters"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-getKeyParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.key_id === undefined) && (missing1 = "key_id")){
validate73.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.key_id !== undefined){
let data1 = data0.key_id;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate73.errors = [{instancePath:instancePath+"/path/key_id",schemaPath:"#/properties/path/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["key_id"] = coerced0;
}
}
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate73.errors = [{instancePath:instancePath+"/path/key_id",schemaPath:"#/properties/path/properties/key_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
validate73.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate73.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

export const updateKeyParameters = validate74;
const schema41 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["key_id"],"properties":{"key_id":{"type":"string","format":"uuid"}}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-updateKeyParameters"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-updateKeyParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.key_id === undefined) && (missing1 = "key_id")){
validate74.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.key_id !== undefined){
let data1 = data0.key_id;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate74.errors = [{instancePath:instancePath+"/path/key_id",schemaPath:"#/properties/path/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["key_id"] = coerced0;
}
}
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate74.errors = [{instancePath:instancePath+"/path/key_id",schemaPath:"#/properties/path/properties/key_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors;
for(const key0 in data2){
if(!(key0 === "reason")){
validate74.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.reason !== undefined){
let data3 = data2.reason;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate74.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["reason"] = coerced1;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 500 && (data3.length > 1000 || func1(data3) > 500)){
validate74.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate74.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

export const revokeKeyParameters = validate75;
const schema42 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["key_id"],"properties":{"key_id":{"type":"string","format":"uuid"}}},"query":{"type":"object","required":[],"properties":{"dry_run":{"type":"boolean","default":false},"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-revokeKeyParameters"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-revokeKeyParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.key_id === undefined) && (missing1 = "key_id")){
validate75.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.key_id !== undefined){
let data1 = data0.key_id;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate75.errors = [{instancePath:instancePath+"/path/key_id",schemaPath:"#/properties/path/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["key_id"] = coerced0;
}
}
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate75.errors = [{instancePath:instancePath+"/path/key_id",schemaPath:"#/properties/path/properties/key_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.dry_run === undefined){
data2.dry_run = false;
}
const _errs7 = errors;
for(const key0 in data2){
if(!((key0 === "dry_run") || (key0 === "reason"))){
validate75.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
let data3 = data2.dry_run;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "boolean"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(data3 === "false" || data3 === 0 || data3 === null){
coerced1 = false;
}
else if(data3 === "true" || data3 === 1){
coerced1 = true;
}
else {
validate75.errors = [{instancePath:instancePath+"/query/dry_run",schemaPath:"#/properties/query/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["dry_run"] = coerced1;
}
}
}
var valid2 = _errs8 === errors;
if(valid2){
if(data2.reason !== undefined){
let data4 = data2.reason;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate75.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data2 !== undefined){
data2["reason"] = coerced2;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 500 && (data4.length > 1000 || func1(data4) > 500)){
validate75.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs12 = errors;
if(errors === _errs12){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate75.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}

export const rotateKeyParameters = validate76;
const schema43 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["key_id"],"properties":{"key_id":{"type":"string","format":"uuid"}}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255}}}},"$id":"own-rotateKeyParameters"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-rotateKeyParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.key_id === undefined) && (missing1 = "key_id")){
validate76.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.key_id !== undefined){
let data1 = data0.key_id;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate76.errors = [{instancePath:instancePath+"/path/key_id",schemaPath:"#/properties/path/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["key_id"] = coerced0;
}
}
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate76.errors = [{instancePath:instancePath+"/path/key_id",schemaPath:"#/properties/path/properties/key_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors;
for(const key0 in data2){
if(!(key0 === "reason")){
validate76.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.reason !== undefined){
let data3 = data2.reason;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate76.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["reason"] = coerced1;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 500 && (data3.length > 1000 || func1(data3) > 500)){
validate76.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["idempotency-key"] !== undefined){
let data5 = data4["idempotency-key"];
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType2 = typeof data5;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType2 = typeof data5;
if(typeof data5 === "string"){
coerced2 = data5;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data5;
}
else if(data5 === null){
coerced2 = "";
}
else {
validate76.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data5 = coerced2;
if(data4 !== undefined){
data4["idempotency-key"] = coerced2;
}
}
}
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate76.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data5.length > 255 && (data5.length > 510 || func1(data5) > 255)){
validate76.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

export const listBudgetsParameters = validate77;
const schema44 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"project":{"type":"string","minLength":1,"maxLength":300},"sort":{"type":"string","enum":["id","-consumed"],"default":"id"},"limit":{"type":"integer","minimum":1,"maximum":1000,"default":100},"cursor":{"type":"string","format":"uuid"}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listBudgetsParameters"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listBudgetsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate77.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.sort === undefined){
data1.sort = "id";
}
if(data1.limit === undefined){
data1.limit = 100;
}
const _errs5 = errors;
for(const key0 in data1){
if(!((((key0 === "project") || (key0 === "sort")) || (key0 === "limit")) || (key0 === "cursor"))){
validate77.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.project !== undefined){
let data2 = data1.project;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate77.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["project"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate77.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 300 && (data2.length > 600 || func1(data2) > 300)){
validate77.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data3 = data1.sort;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate77.errors = [{instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["sort"] = coerced1;
}
}
}
if(!((data3 === "id") || (data3 === "-consumed"))){
validate77.errors = [{instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema44.properties.query.properties.sort.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs8 === errors;
if(valid1){
let data4 = data1.limit;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 === "boolean" || data4 === null
              || (dataType2 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced2 = +data4;
}
else {
validate77.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["limit"] = coerced2;
}
}
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
validate77.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate77.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs10 === errors;
if(valid1){
if(data1.cursor !== undefined){
let data5 = data1.cursor;
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType3 = typeof data5;
if(typeof data5 === "string"){
coerced3 = data5;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data5;
}
else if(data5 === null){
coerced3 = "";
}
else {
validate77.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data1 !== undefined){
data1["cursor"] = coerced3;
}
}
}
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate77.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs14 = errors;
if(errors === _errs14){
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate77.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

export const createBudgetParameters = validate78;
const schema45 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255}}}},"$id":"own-createBudgetParameters"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createBudgetParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate78.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs5 = errors;
for(const key0 in data1){
if(!(key0 === "reason")){
validate78.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.reason !== undefined){
let data2 = data1.reason;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate78.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["reason"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func1(data2) > 500)){
validate78.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType1 = typeof data4;
if(typeof data4 === "string"){
coerced1 = data4;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data4;
}
else if(data4 === null){
coerced1 = "";
}
else {
validate78.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data3 !== undefined){
data3["idempotency-key"] = coerced1;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate78.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 255 && (data4.length > 510 || func1(data4) > 255)){
validate78.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}

export const readBudgetParameters = validate79;
const schema46 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["budget"],"properties":{"budget":{"type":"string","format":"uuid"}}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-readBudgetParameters"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-readBudgetParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.budget === undefined) && (missing1 = "budget")){
validate79.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.budget !== undefined){
let data1 = data0.budget;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate79.errors = [{instancePath:instancePath+"/path/budget",schemaPath:"#/properties/path/properties/budget/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["budget"] = coerced0;
}
}
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate79.errors = [{instancePath:instancePath+"/path/budget",schemaPath:"#/properties/path/properties/budget/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
validate79.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate79.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

export const changeBudgetParameters = validate80;
const schema47 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["budget"],"properties":{"budget":{"type":"string","format":"uuid"}}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255}}}},"$id":"own-changeBudgetParameters"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-changeBudgetParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.budget === undefined) && (missing1 = "budget")){
validate80.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.budget !== undefined){
let data1 = data0.budget;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate80.errors = [{instancePath:instancePath+"/path/budget",schemaPath:"#/properties/path/properties/budget/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["budget"] = coerced0;
}
}
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate80.errors = [{instancePath:instancePath+"/path/budget",schemaPath:"#/properties/path/properties/budget/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors;
for(const key0 in data2){
if(!(key0 === "reason")){
validate80.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.reason !== undefined){
let data3 = data2.reason;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate80.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["reason"] = coerced1;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 500 && (data3.length > 1000 || func1(data3) > 500)){
validate80.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["idempotency-key"] !== undefined){
let data5 = data4["idempotency-key"];
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType2 = typeof data5;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType2 = typeof data5;
if(typeof data5 === "string"){
coerced2 = data5;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data5;
}
else if(data5 === null){
coerced2 = "";
}
else {
validate80.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data5 = coerced2;
if(data4 !== undefined){
data4["idempotency-key"] = coerced2;
}
}
}
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate80.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data5.length > 255 && (data5.length > 510 || func1(data5) > 255)){
validate80.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

export const deleteBudgetParameters = validate81;
const schema48 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["budget"],"properties":{"budget":{"type":"string","format":"uuid"}}},"query":{"type":"object","required":[],"properties":{"dry_run":{"type":"boolean","default":false},"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-deleteBudgetParameters"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-deleteBudgetParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.budget === undefined) && (missing1 = "budget")){
validate81.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.budget !== undefined){
let data1 = data0.budget;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate81.errors = [{instancePath:instancePath+"/path/budget",schemaPath:"#/properties/path/properties/budget/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["budget"] = coerced0;
}
}
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate81.errors = [{instancePath:instancePath+"/path/budget",schemaPath:"#/properties/path/properties/budget/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.dry_run === undefined){
data2.dry_run = false;
}
const _errs7 = errors;
for(const key0 in data2){
if(!((key0 === "dry_run") || (key0 === "reason"))){
validate81.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
let data3 = data2.dry_run;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "boolean"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(data3 === "false" || data3 === 0 || data3 === null){
coerced1 = false;
}
else if(data3 === "true" || data3 === 1){
coerced1 = true;
}
else {
validate81.errors = [{instancePath:instancePath+"/query/dry_run",schemaPath:"#/properties/query/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["dry_run"] = coerced1;
}
}
}
var valid2 = _errs8 === errors;
if(valid2){
if(data2.reason !== undefined){
let data4 = data2.reason;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate81.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data2 !== undefined){
data2["reason"] = coerced2;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 500 && (data4.length > 1000 || func1(data4) > 500)){
validate81.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs12 = errors;
if(errors === _errs12){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate81.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}

export const listAlertsParameters = validate82;
const schema49 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"project":{"type":"string","minLength":1,"maxLength":300},"limit":{"type":"integer","minimum":1,"maximum":1000,"default":100},"cursor":{"type":"string","format":"uuid"}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listAlertsParameters"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listAlertsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate82.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 100;
}
const _errs5 = errors;
for(const key0 in data1){
if(!(((key0 === "project") || (key0 === "limit")) || (key0 === "cursor"))){
validate82.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.project !== undefined){
let data2 = data1.project;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate82.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["project"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate82.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 300 && (data2.length > 600 || func1(data2) > 300)){
validate82.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data3 = data1.limit;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data3 === null
              || (dataType1 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced1 = +data3;
}
else {
validate82.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["limit"] = coerced1;
}
}
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
validate82.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate82.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs8 === errors;
if(valid1){
if(data1.cursor !== undefined){
let data4 = data1.cursor;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate82.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["cursor"] = coerced2;
}
}
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate82.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs12 = errors;
if(errors === _errs12){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate82.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}

export const testAlertParameters = validate83;
const schema50 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-testAlertParameters"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-testAlertParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate83.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs5 = errors;
for(const key0 in data1){
if(!(key0 === "reason")){
validate83.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.reason !== undefined){
let data2 = data1.reason;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate83.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["reason"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func1(data2) > 500)){
validate83.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate83.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

export const reportUsageParameters = validate84;
const schema51 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"by":{"type":"string","pattern":"^(organisation|project|key|model|operation|outcome|deployment|attempt_outcome|day|month|tag:[a-z][a-z0-9_]{0,31})(,(organisation|project|key|model|operation|outcome|deployment|attempt_outcome|day|month|tag:[a-z][a-z0-9_]{0,31})){0,9}$","maxLength":400,"default":"project,model"},"project":{"type":"string","minLength":1,"maxLength":300},"from":{"type":"string","format":"date-time","maxLength":40},"until":{"type":"string","format":"date-time","maxLength":40},"limit":{"type":"integer","minimum":1,"maximum":10000,"default":1000}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-reportUsageParameters"};
const pattern4 = new RegExp("^(organisation|project|key|model|operation|outcome|deployment|attempt_outcome|day|month|tag:[a-z][a-z0-9_]{0,31})(,(organisation|project|key|model|operation|outcome|deployment|attempt_outcome|day|month|tag:[a-z][a-z0-9_]{0,31})){0,9}$", "u");
const formats26 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-reportUsageParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate84.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.by === undefined){
data1.by = "project,model";
}
if(data1.limit === undefined){
data1.limit = 1000;
}
const _errs5 = errors;
for(const key0 in data1){
if(!(((((key0 === "by") || (key0 === "project")) || (key0 === "from")) || (key0 === "until")) || (key0 === "limit"))){
validate84.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
let data2 = data1.by;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate84.errors = [{instancePath:instancePath+"/query/by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["by"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate84.errors = [{instancePath:instancePath+"/query/by",schemaPath:"#/properties/query/properties/by/pattern",keyword:"pattern",params:{pattern: "^(organisation|project|key|model|operation|outcome|deployment|attempt_outcome|day|month|tag:[a-z][a-z0-9_]{0,31})(,(organisation|project|key|model|operation|outcome|deployment|attempt_outcome|day|month|tag:[a-z][a-z0-9_]{0,31})){0,9}$"},message:"must match pattern \""+"^(organisation|project|key|model|operation|outcome|deployment|attempt_outcome|day|month|tag:[a-z][a-z0-9_]{0,31})(,(organisation|project|key|model|operation|outcome|deployment|attempt_outcome|day|month|tag:[a-z][a-z0-9_]{0,31})){0,9}$"+"\""}];
return false;
}
else {
if(data2.length > 400 && (data2.length > 800 || func1(data2) > 400)){
validate84.errors = [{instancePath:instancePath+"/query/by",schemaPath:"#/properties/query/properties/by/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
if(valid1){
if(data1.project !== undefined){
let data3 = data1.project;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate84.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["project"] = coerced1;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate84.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data3.length > 300 && (data3.length > 600 || func1(data3) > 300)){
validate84.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.from !== undefined){
let data4 = data1.from;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate84.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["from"] = coerced2;
}
}
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats26.validate(data4))){
validate84.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
if(data4.length > 40 && (data4.length > 80 || func1(data4) > 40)){
validate84.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.until !== undefined){
let data5 = data1.until;
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType3 = typeof data5;
if(typeof data5 === "string"){
coerced3 = data5;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data5;
}
else if(data5 === null){
coerced3 = "";
}
else {
validate84.errors = [{instancePath:instancePath+"/query/until",schemaPath:"#/properties/query/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data1 !== undefined){
data1["until"] = coerced3;
}
}
}
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats26.validate(data5))){
validate84.errors = [{instancePath:instancePath+"/query/until",schemaPath:"#/properties/query/properties/until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
if(data5.length > 40 && (data5.length > 80 || func1(data5) > 40)){
validate84.errors = [{instancePath:instancePath+"/query/until",schemaPath:"#/properties/query/properties/until/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data6 = data1.limit;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
let dataType4 = typeof data6;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType4 = typeof data6;
if(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6))){
coerced4 = data6;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 === "boolean" || data6 === null
              || (dataType4 === "string" && data6 && data6 == +data6 && !(data6 % 1))){
coerced4 = +data6;
}
else {
validate84.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced4 !== undefined){
data6 = coerced4;
if(data1 !== undefined){
data1["limit"] = coerced4;
}
}
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)){
validate84.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate84.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs14 === errors;
}
}
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data7 = data.header;
const _errs16 = errors;
if(errors === _errs16){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate84.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}

export const listCallsParameters = validate85;
const schema52 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"project":{"type":"string","minLength":1,"maxLength":300},"key":{"type":"string","format":"uuid"},"model":{"type":"string","minLength":1,"maxLength":200},"deployment":{"type":"string","minLength":1,"maxLength":300},"status":{"type":"string","pattern":"^([1-5]([0-9][0-9]|xx)|failed)$","maxLength":6},"error":{"type":"string","minLength":1,"maxLength":100},"tag":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}:","minLength":3,"maxLength":160},"min_cost_nano_eur":{"type":"string","pattern":"^[0-9]+$","minLength":1,"maxLength":18},"min_duration_ms":{"type":"integer","minimum":0,"maximum":1000000000},"from":{"type":"string","format":"date-time","maxLength":40},"until":{"type":"string","format":"date-time","maxLength":40},"sort":{"type":"string","enum":["-ended_at","ended_at","-cost","-duration"],"default":"-ended_at"},"limit":{"type":"integer","minimum":1,"maximum":1000,"default":100},"cursor":{"type":"string","maxLength":100,"pattern":"^[-0-9TZ:.]+_[-0-9A-Za-z]*$"}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listCallsParameters"};
const func84 = Object.prototype.hasOwnProperty;
const pattern5 = new RegExp("^([1-5]([0-9][0-9]|xx)|failed)$", "u");
const pattern6 = new RegExp("^[a-z][a-z0-9_]{0,31}:", "u");
const pattern7 = new RegExp("^[0-9]+$", "u");
const pattern8 = new RegExp("^[-0-9TZ:.]+_[-0-9A-Za-z]*$", "u");

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listCallsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate85.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.sort === undefined){
data1.sort = "-ended_at";
}
if(data1.limit === undefined){
data1.limit = 100;
}
const _errs5 = errors;
for(const key0 in data1){
if(!(func84.call(schema52.properties.query.properties, key0))){
validate85.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.project !== undefined){
let data2 = data1.project;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate85.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["project"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate85.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 300 && (data2.length > 600 || func1(data2) > 300)){
validate85.errors = [{instancePath:instancePath+"/query/project",schemaPath:"#/properties/query/properties/project/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.key !== undefined){
let data3 = data1.key;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate85.errors = [{instancePath:instancePath+"/query/key",schemaPath:"#/properties/query/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["key"] = coerced1;
}
}
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate85.errors = [{instancePath:instancePath+"/query/key",schemaPath:"#/properties/query/properties/key/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.model !== undefined){
let data4 = data1.model;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate85.errors = [{instancePath:instancePath+"/query/model",schemaPath:"#/properties/query/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["model"] = coerced2;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate85.errors = [{instancePath:instancePath+"/query/model",schemaPath:"#/properties/query/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 200 && (data4.length > 400 || func1(data4) > 200)){
validate85.errors = [{instancePath:instancePath+"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.deployment !== undefined){
let data5 = data1.deployment;
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType3 = typeof data5;
if(typeof data5 === "string"){
coerced3 = data5;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data5;
}
else if(data5 === null){
coerced3 = "";
}
else {
validate85.errors = [{instancePath:instancePath+"/query/deployment",schemaPath:"#/properties/query/properties/deployment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data1 !== undefined){
data1["deployment"] = coerced3;
}
}
}
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate85.errors = [{instancePath:instancePath+"/query/deployment",schemaPath:"#/properties/query/properties/deployment/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data5.length > 300 && (data5.length > 600 || func1(data5) > 300)){
validate85.errors = [{instancePath:instancePath+"/query/deployment",schemaPath:"#/properties/query/properties/deployment/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.status !== undefined){
let data6 = data1.status;
const _errs14 = errors;
if(typeof data6 !== "string"){
let dataType4 = typeof data6;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType4 = typeof data6;
if(typeof data6 === "string"){
coerced4 = data6;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data6;
}
else if(data6 === null){
coerced4 = "";
}
else {
validate85.errors = [{instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced4 !== undefined){
data6 = coerced4;
if(data1 !== undefined){
data1["status"] = coerced4;
}
}
}
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
validate85.errors = [{instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern: "^([1-5]([0-9][0-9]|xx)|failed)$"},message:"must match pattern \""+"^([1-5]([0-9][0-9]|xx)|failed)$"+"\""}];
return false;
}
else {
if(data6.length > 6 && (data6.length > 12 || func1(data6) > 6)){
validate85.errors = [{instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
}
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.error !== undefined){
let data7 = data1.error;
const _errs16 = errors;
if(typeof data7 !== "string"){
let dataType5 = typeof data7;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType5 = typeof data7;
if(typeof data7 === "string"){
coerced5 = data7;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data7;
}
else if(data7 === null){
coerced5 = "";
}
else {
validate85.errors = [{instancePath:instancePath+"/query/error",schemaPath:"#/properties/query/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced5 !== undefined){
data7 = coerced5;
if(data1 !== undefined){
data1["error"] = coerced5;
}
}
}
if(errors === _errs16){
if(typeof data7 === "string"){
if(func1(data7) < 1){
validate85.errors = [{instancePath:instancePath+"/query/error",schemaPath:"#/properties/query/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data7.length > 100 && (data7.length > 200 || func1(data7) > 100)){
validate85.errors = [{instancePath:instancePath+"/query/error",schemaPath:"#/properties/query/properties/error/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.tag !== undefined){
let data8 = data1.tag;
const _errs18 = errors;
if(typeof data8 !== "string"){
let dataType6 = typeof data8;
let coerced6 = undefined;
if(dataType6 == 'object' && Array.isArray(data8) && data8.length == 1){
data8 = data8[0];
dataType6 = typeof data8;
if(typeof data8 === "string"){
coerced6 = data8;
}
}
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data8;
}
else if(data8 === null){
coerced6 = "";
}
else {
validate85.errors = [{instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced6 !== undefined){
data8 = coerced6;
if(data1 !== undefined){
data1["tag"] = coerced6;
}
}
}
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) < 3){
validate85.errors = [{instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern6.test(data8)){
validate85.errors = [{instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}:"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}:"+"\""}];
return false;
}
else {
if(data8.length > 160 && (data8.length > 320 || func1(data8) > 160)){
validate85.errors = [{instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
}
}
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.min_cost_nano_eur !== undefined){
let data9 = data1.min_cost_nano_eur;
const _errs20 = errors;
if(typeof data9 !== "string"){
let dataType7 = typeof data9;
let coerced7 = undefined;
if(dataType7 == 'object' && Array.isArray(data9) && data9.length == 1){
data9 = data9[0];
dataType7 = typeof data9;
if(typeof data9 === "string"){
coerced7 = data9;
}
}
if(!(coerced7 !== undefined)){
if(dataType7 == "number" || dataType7 == "boolean"){
coerced7 = "" + data9;
}
else if(data9 === null){
coerced7 = "";
}
else {
validate85.errors = [{instancePath:instancePath+"/query/min_cost_nano_eur",schemaPath:"#/properties/query/properties/min_cost_nano_eur/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced7 !== undefined){
data9 = coerced7;
if(data1 !== undefined){
data1["min_cost_nano_eur"] = coerced7;
}
}
}
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) < 1){
validate85.errors = [{instancePath:instancePath+"/query/min_cost_nano_eur",schemaPath:"#/properties/query/properties/min_cost_nano_eur/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data9)){
validate85.errors = [{instancePath:instancePath+"/query/min_cost_nano_eur",schemaPath:"#/properties/query/properties/min_cost_nano_eur/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""}];
return false;
}
else {
if(data9.length > 18 && (data9.length > 36 || func1(data9) > 18)){
validate85.errors = [{instancePath:instancePath+"/query/min_cost_nano_eur",schemaPath:"#/properties/query/properties/min_cost_nano_eur/maxLength",keyword:"maxLength",params:{limit: 18},message:"must NOT have more than 18 characters"}];
return false;
}
}
}
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.min_duration_ms !== undefined){
let data10 = data1.min_duration_ms;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
let dataType8 = typeof data10;
let coerced8 = undefined;
if(dataType8 == 'object' && Array.isArray(data10) && data10.length == 1){
data10 = data10[0];
dataType8 = typeof data10;
if(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10))){
coerced8 = data10;
}
}
if(!(coerced8 !== undefined)){
if(dataType8 === "boolean" || data10 === null
              || (dataType8 === "string" && data10 && data10 == +data10 && !(data10 % 1))){
coerced8 = +data10;
}
else {
validate85.errors = [{instancePath:instancePath+"/query/min_duration_ms",schemaPath:"#/properties/query/properties/min_duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced8 !== undefined){
data10 = coerced8;
if(data1 !== undefined){
data1["min_duration_ms"] = coerced8;
}
}
}
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000000 || isNaN(data10)){
validate85.errors = [{instancePath:instancePath+"/query/min_duration_ms",schemaPath:"#/properties/query/properties/min_duration_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate85.errors = [{instancePath:instancePath+"/query/min_duration_ms",schemaPath:"#/properties/query/properties/min_duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.from !== undefined){
let data11 = data1.from;
const _errs24 = errors;
if(typeof data11 !== "string"){
let dataType9 = typeof data11;
let coerced9 = undefined;
if(dataType9 == 'object' && Array.isArray(data11) && data11.length == 1){
data11 = data11[0];
dataType9 = typeof data11;
if(typeof data11 === "string"){
coerced9 = data11;
}
}
if(!(coerced9 !== undefined)){
if(dataType9 == "number" || dataType9 == "boolean"){
coerced9 = "" + data11;
}
else if(data11 === null){
coerced9 = "";
}
else {
validate85.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced9 !== undefined){
data11 = coerced9;
if(data1 !== undefined){
data1["from"] = coerced9;
}
}
}
if(errors === _errs24){
if(errors === _errs24){
if(typeof data11 === "string"){
if(!(formats26.validate(data11))){
validate85.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
if(data11.length > 40 && (data11.length > 80 || func1(data11) > 40)){
validate85.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
}
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.until !== undefined){
let data12 = data1.until;
const _errs26 = errors;
if(typeof data12 !== "string"){
let dataType10 = typeof data12;
let coerced10 = undefined;
if(dataType10 == 'object' && Array.isArray(data12) && data12.length == 1){
data12 = data12[0];
dataType10 = typeof data12;
if(typeof data12 === "string"){
coerced10 = data12;
}
}
if(!(coerced10 !== undefined)){
if(dataType10 == "number" || dataType10 == "boolean"){
coerced10 = "" + data12;
}
else if(data12 === null){
coerced10 = "";
}
else {
validate85.errors = [{instancePath:instancePath+"/query/until",schemaPath:"#/properties/query/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced10 !== undefined){
data12 = coerced10;
if(data1 !== undefined){
data1["until"] = coerced10;
}
}
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data12 === "string"){
if(!(formats26.validate(data12))){
validate85.errors = [{instancePath:instancePath+"/query/until",schemaPath:"#/properties/query/properties/until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
if(data12.length > 40 && (data12.length > 80 || func1(data12) > 40)){
validate85.errors = [{instancePath:instancePath+"/query/until",schemaPath:"#/properties/query/properties/until/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data13 = data1.sort;
const _errs28 = errors;
if(typeof data13 !== "string"){
let dataType11 = typeof data13;
let coerced11 = undefined;
if(dataType11 == 'object' && Array.isArray(data13) && data13.length == 1){
data13 = data13[0];
dataType11 = typeof data13;
if(typeof data13 === "string"){
coerced11 = data13;
}
}
if(!(coerced11 !== undefined)){
if(dataType11 == "number" || dataType11 == "boolean"){
coerced11 = "" + data13;
}
else if(data13 === null){
coerced11 = "";
}
else {
validate85.errors = [{instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced11 !== undefined){
data13 = coerced11;
if(data1 !== undefined){
data1["sort"] = coerced11;
}
}
}
if(!((((data13 === "-ended_at") || (data13 === "ended_at")) || (data13 === "-cost")) || (data13 === "-duration"))){
validate85.errors = [{instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema52.properties.query.properties.sort.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs28 === errors;
if(valid1){
let data14 = data1.limit;
const _errs30 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
let dataType12 = typeof data14;
let coerced12 = undefined;
if(dataType12 == 'object' && Array.isArray(data14) && data14.length == 1){
data14 = data14[0];
dataType12 = typeof data14;
if(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14))){
coerced12 = data14;
}
}
if(!(coerced12 !== undefined)){
if(dataType12 === "boolean" || data14 === null
              || (dataType12 === "string" && data14 && data14 == +data14 && !(data14 % 1))){
coerced12 = +data14;
}
else {
validate85.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced12 !== undefined){
data14 = coerced12;
if(data1 !== undefined){
data1["limit"] = coerced12;
}
}
}
if(errors === _errs30){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000 || isNaN(data14)){
validate85.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data14 < 1 || isNaN(data14)){
validate85.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs30 === errors;
if(valid1){
if(data1.cursor !== undefined){
let data15 = data1.cursor;
const _errs32 = errors;
if(typeof data15 !== "string"){
let dataType13 = typeof data15;
let coerced13 = undefined;
if(dataType13 == 'object' && Array.isArray(data15) && data15.length == 1){
data15 = data15[0];
dataType13 = typeof data15;
if(typeof data15 === "string"){
coerced13 = data15;
}
}
if(!(coerced13 !== undefined)){
if(dataType13 == "number" || dataType13 == "boolean"){
coerced13 = "" + data15;
}
else if(data15 === null){
coerced13 = "";
}
else {
validate85.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced13 !== undefined){
data15 = coerced13;
if(data1 !== undefined){
data1["cursor"] = coerced13;
}
}
}
if(errors === _errs32){
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
validate85.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[-0-9TZ:.]+_[-0-9A-Za-z]*$"},message:"must match pattern \""+"^[-0-9TZ:.]+_[-0-9A-Za-z]*$"+"\""}];
return false;
}
else {
if(data15.length > 100 && (data15.length > 200 || func1(data15) > 100)){
validate85.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data16 = data.header;
const _errs34 = errors;
if(errors === _errs34){
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
validate85.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

export const getCallParameters = validate86;
const schema53 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["request_id"],"properties":{"request_id":{"type":"string","format":"uuid"}}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-getCallParameters"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-getCallParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.request_id === undefined) && (missing1 = "request_id")){
validate86.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.request_id !== undefined){
let data1 = data0.request_id;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate86.errors = [{instancePath:instancePath+"/path/request_id",schemaPath:"#/properties/path/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["request_id"] = coerced0;
}
}
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate86.errors = [{instancePath:instancePath+"/path/request_id",schemaPath:"#/properties/path/properties/request_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
validate86.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate86.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}

export const changeInBulkParameters = validate87;
const schema54 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255}}}},"$id":"own-changeInBulkParameters"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-changeInBulkParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate87.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs5 = errors;
for(const key0 in data1){
if(!(key0 === "reason")){
validate87.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.reason !== undefined){
let data2 = data1.reason;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate87.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["reason"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func1(data2) > 500)){
validate87.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType1 = typeof data4;
if(typeof data4 === "string"){
coerced1 = data4;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data4;
}
else if(data4 === null){
coerced1 = "";
}
else {
validate87.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data3 !== undefined){
data3["idempotency-key"] = coerced1;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate87.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 255 && (data4.length > 510 || func1(data4) > 255)){
validate87.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

export const applyOrganisationsParameters = validate88;
const schema55 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"dry_run":{"type":"boolean","default":false},"prune":{"type":"string","enum":["none","settings","all"],"default":"none"},"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-applyOrganisationsParameters"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-applyOrganisationsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate88.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.dry_run === undefined){
data1.dry_run = false;
}
if(data1.prune === undefined){
data1.prune = "none";
}
const _errs5 = errors;
for(const key0 in data1){
if(!(((key0 === "dry_run") || (key0 === "prune")) || (key0 === "reason"))){
validate88.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
let data2 = data1.dry_run;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "boolean"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(data2 === "false" || data2 === 0 || data2 === null){
coerced0 = false;
}
else if(data2 === "true" || data2 === 1){
coerced0 = true;
}
else {
validate88.errors = [{instancePath:instancePath+"/query/dry_run",schemaPath:"#/properties/query/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["dry_run"] = coerced0;
}
}
}
var valid1 = _errs6 === errors;
if(valid1){
let data3 = data1.prune;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate88.errors = [{instancePath:instancePath+"/query/prune",schemaPath:"#/properties/query/properties/prune/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["prune"] = coerced1;
}
}
}
if(!(((data3 === "none") || (data3 === "settings")) || (data3 === "all"))){
validate88.errors = [{instancePath:instancePath+"/query/prune",schemaPath:"#/properties/query/properties/prune/enum",keyword:"enum",params:{allowedValues: schema55.properties.query.properties.prune.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs8 === errors;
if(valid1){
if(data1.reason !== undefined){
let data4 = data1.reason;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate88.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["reason"] = coerced2;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 500 && (data4.length > 1000 || func1(data4) > 500)){
validate88.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs12 = errors;
if(errors === _errs12){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate88.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}

export const exportOrganisationsParameters = validate89;
const schema56 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"organisation":{"type":"string","minLength":1,"maxLength":200}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-exportOrganisationsParameters"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-exportOrganisationsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate89.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs5 = errors;
for(const key0 in data1){
if(!(key0 === "organisation")){
validate89.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.organisation !== undefined){
let data2 = data1.organisation;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate89.errors = [{instancePath:instancePath+"/query/organisation",schemaPath:"#/properties/query/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["organisation"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate89.errors = [{instancePath:instancePath+"/query/organisation",schemaPath:"#/properties/query/properties/organisation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 200 && (data2.length > 400 || func1(data2) > 200)){
validate89.errors = [{instancePath:instancePath+"/query/organisation",schemaPath:"#/properties/query/properties/organisation/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate89.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

export const listAuditEntriesParameters = validate90;
const schema57 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"target":{"type":"string","minLength":1,"maxLength":200},"actor":{"type":"string","minLength":1,"maxLength":200},"action":{"type":"string","minLength":1,"maxLength":100},"from":{"type":"string","format":"date-time","maxLength":40},"until":{"type":"string","format":"date-time","maxLength":40},"limit":{"type":"integer","minimum":1,"maximum":1000,"default":100},"cursor":{"type":"string","format":"uuid"}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listAuditEntriesParameters"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listAuditEntriesParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate90.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 100;
}
const _errs5 = errors;
for(const key0 in data1){
if(!(((((((key0 === "target") || (key0 === "actor")) || (key0 === "action")) || (key0 === "from")) || (key0 === "until")) || (key0 === "limit")) || (key0 === "cursor"))){
validate90.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.target !== undefined){
let data2 = data1.target;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate90.errors = [{instancePath:instancePath+"/query/target",schemaPath:"#/properties/query/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["target"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate90.errors = [{instancePath:instancePath+"/query/target",schemaPath:"#/properties/query/properties/target/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 200 && (data2.length > 400 || func1(data2) > 200)){
validate90.errors = [{instancePath:instancePath+"/query/target",schemaPath:"#/properties/query/properties/target/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.actor !== undefined){
let data3 = data1.actor;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate90.errors = [{instancePath:instancePath+"/query/actor",schemaPath:"#/properties/query/properties/actor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["actor"] = coerced1;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate90.errors = [{instancePath:instancePath+"/query/actor",schemaPath:"#/properties/query/properties/actor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data3.length > 200 && (data3.length > 400 || func1(data3) > 200)){
validate90.errors = [{instancePath:instancePath+"/query/actor",schemaPath:"#/properties/query/properties/actor/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.action !== undefined){
let data4 = data1.action;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate90.errors = [{instancePath:instancePath+"/query/action",schemaPath:"#/properties/query/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["action"] = coerced2;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate90.errors = [{instancePath:instancePath+"/query/action",schemaPath:"#/properties/query/properties/action/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 100 && (data4.length > 200 || func1(data4) > 100)){
validate90.errors = [{instancePath:instancePath+"/query/action",schemaPath:"#/properties/query/properties/action/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.from !== undefined){
let data5 = data1.from;
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType3 = typeof data5;
if(typeof data5 === "string"){
coerced3 = data5;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data5;
}
else if(data5 === null){
coerced3 = "";
}
else {
validate90.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data1 !== undefined){
data1["from"] = coerced3;
}
}
}
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats26.validate(data5))){
validate90.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
if(data5.length > 40 && (data5.length > 80 || func1(data5) > 40)){
validate90.errors = [{instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.until !== undefined){
let data6 = data1.until;
const _errs14 = errors;
if(typeof data6 !== "string"){
let dataType4 = typeof data6;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType4 = typeof data6;
if(typeof data6 === "string"){
coerced4 = data6;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data6;
}
else if(data6 === null){
coerced4 = "";
}
else {
validate90.errors = [{instancePath:instancePath+"/query/until",schemaPath:"#/properties/query/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced4 !== undefined){
data6 = coerced4;
if(data1 !== undefined){
data1["until"] = coerced4;
}
}
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data6 === "string"){
if(!(formats26.validate(data6))){
validate90.errors = [{instancePath:instancePath+"/query/until",schemaPath:"#/properties/query/properties/until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
if(data6.length > 40 && (data6.length > 80 || func1(data6) > 40)){
validate90.errors = [{instancePath:instancePath+"/query/until",schemaPath:"#/properties/query/properties/until/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data7 = data1.limit;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
let dataType5 = typeof data7;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType5 = typeof data7;
if(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7))){
coerced5 = data7;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 === "boolean" || data7 === null
              || (dataType5 === "string" && data7 && data7 == +data7 && !(data7 % 1))){
coerced5 = +data7;
}
else {
validate90.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced5 !== undefined){
data7 = coerced5;
if(data1 !== undefined){
data1["limit"] = coerced5;
}
}
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000 || isNaN(data7)){
validate90.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate90.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs16 === errors;
if(valid1){
if(data1.cursor !== undefined){
let data8 = data1.cursor;
const _errs18 = errors;
if(typeof data8 !== "string"){
let dataType6 = typeof data8;
let coerced6 = undefined;
if(dataType6 == 'object' && Array.isArray(data8) && data8.length == 1){
data8 = data8[0];
dataType6 = typeof data8;
if(typeof data8 === "string"){
coerced6 = data8;
}
}
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data8;
}
else if(data8 === null){
coerced6 = "";
}
else {
validate90.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced6 !== undefined){
data8 = coerced6;
if(data1 !== undefined){
data1["cursor"] = coerced6;
}
}
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
validate90.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data9 = data.header;
const _errs20 = errors;
if(errors === _errs20){
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate90.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

export const verifyAuditParameters = validate91;
const schema58 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-verifyAuditParameters"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-verifyAuditParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate91.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
validate91.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs6 = errors;
if(errors === _errs6){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate91.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

export const getOverviewParameters = validate92;
const schema59 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-getOverviewParameters"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-getOverviewParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate92.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
validate92.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate92.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs6 = errors;
if(errors === _errs6){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate92.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}

export const listDeploymentsParameters = validate93;
const schema60 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listDeploymentsParameters"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listDeploymentsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate93.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
validate93.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate93.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs6 = errors;
if(errors === _errs6){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate93.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}

export const restoreDeploymentParameters = validate94;
const schema61 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["deployment"],"properties":{"deployment":{"type":"string","minLength":1,"maxLength":300}}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-restoreDeploymentParameters"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-restoreDeploymentParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.deployment === undefined) && (missing1 = "deployment")){
validate94.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.deployment !== undefined){
let data1 = data0.deployment;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate94.errors = [{instancePath:instancePath+"/path/deployment",schemaPath:"#/properties/path/properties/deployment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["deployment"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate94.errors = [{instancePath:instancePath+"/path/deployment",schemaPath:"#/properties/path/properties/deployment/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate94.errors = [{instancePath:instancePath+"/path/deployment",schemaPath:"#/properties/path/properties/deployment/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors;
for(const key0 in data2){
if(!(key0 === "reason")){
validate94.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.reason !== undefined){
let data3 = data2.reason;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate94.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["reason"] = coerced1;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 500 && (data3.length > 1000 || func1(data3) > 500)){
validate94.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data4 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate94.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}

export const explainRouteParameters = validate95;
const schema62 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-explainRouteParameters"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-explainRouteParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate95.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
validate95.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs6 = errors;
if(errors === _errs6){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate95.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}

export const tryGuardrailsParameters = validate96;
const schema63 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-tryGuardrailsParameters"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-tryGuardrailsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate96.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
validate96.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate96.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs6 = errors;
if(errors === _errs6){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate96.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

export const listPricesParameters = validate97;
const schema64 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listPricesParameters"};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listPricesParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate97.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
validate97.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs6 = errors;
if(errors === _errs6){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate97.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}

export const getConfigurationParameters = validate98;
const schema65 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-getConfigurationParameters"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-getConfigurationParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate98.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
validate98.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate98.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs6 = errors;
if(errors === _errs6){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate98.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

export const checkConfigurationParameters = validate99;
const schema66 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-checkConfigurationParameters"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-checkConfigurationParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate99.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
validate99.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs6 = errors;
if(errors === _errs6){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate99.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}

export const reloadConfigurationParameters = validate100;
const schema67 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"reason":{"type":"string","maxLength":500}},"additionalProperties":false},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-reloadConfigurationParameters"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-reloadConfigurationParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate100.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs5 = errors;
for(const key0 in data1){
if(!(key0 === "reason")){
validate100.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.reason !== undefined){
let data2 = data1.reason;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate100.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["reason"] = coerced0;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func1(data2) > 500)){
validate100.errors = [{instancePath:instancePath+"/query/reason",schemaPath:"#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs8 = errors;
if(errors === _errs8){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate100.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}

