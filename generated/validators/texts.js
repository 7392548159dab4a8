// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const listModelsParameters = validate52;
const schema19 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"limit":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":8192,"minLength":1},"after_id":{"type":"string","maxLength":8192,"minLength":1}}},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listModelsParameters"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listModelsParameters" */;
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
if(data1.limit !== undefined){
let data2 = data1.limit;
const _errs5 = errors;
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
if(errors === _errs5){
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
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.after !== undefined){
let data3 = data1.after;
const _errs7 = errors;
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
validate52.errors = [{instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["after"] = coerced1;
}
}
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate52.errors = [{instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data3.length > 8192 && (data3.length > 16384 || func1(data3) > 8192)){
validate52.errors = [{instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.after_id !== undefined){
let data4 = data1.after_id;
const _errs9 = errors;
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
validate52.errors = [{instancePath:instancePath+"/query/after_id",schemaPath:"#/properties/query/properties/after_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["after_id"] = coerced2;
}
}
}
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate52.errors = [{instancePath:instancePath+"/query/after_id",schemaPath:"#/properties/query/properties/after_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 8192 && (data4.length > 16384 || func1(data4) > 8192)){
validate52.errors = [{instancePath:instancePath+"/query/after_id",schemaPath:"#/properties/query/properties/after_id/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
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
let data5 = data.header;
const _errs11 = errors;
if(errors === _errs11){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate52.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
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

export const getModelParameters = validate53;
const schema20 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["model"],"properties":{"model":{"type":"string","maxLength":8192}}},"query":{"type":"object","required":[],"properties":{}},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-getModelParameters"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-getModelParameters" */;
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.model === undefined) && (missing1 = "model")){
validate53.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.model !== undefined){
let data1 = data0.model;
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
validate53.errors = [{instancePath:instancePath+"/path/model",schemaPath:"#/properties/path/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["model"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 8192 && (data1.length > 16384 || func1(data1) > 8192)){
validate53.errors = [{instancePath:instancePath+"/path/model",schemaPath:"#/properties/path/properties/model/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
}
}
}
}
else {
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
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate53.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate53.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
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

export const createMessageParameters = validate54;
const schema21 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{}},"header":{"type":"object","required":[],"properties":{"anthropic-version":{"type":"string","maxLength":64},"anthropic-beta":{"type":"string","maxLength":4096}}}},"$id":"own-createMessageParameters"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createMessageParameters" */;
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
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
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
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate54.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["anthropic-version"] !== undefined){
let data3 = data2["anthropic-version"];
const _errs7 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate54.errors = [{instancePath:instancePath+"/header/anthropic-version",schemaPath:"#/properties/header/properties/anthropic-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["anthropic-version"] = coerced0;
}
}
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 64 && (data3.length > 128 || func1(data3) > 64)){
validate54.errors = [{instancePath:instancePath+"/header/anthropic-version",schemaPath:"#/properties/header/properties/anthropic-version/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["anthropic-beta"] !== undefined){
let data4 = data2["anthropic-beta"];
const _errs9 = errors;
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
validate54.errors = [{instancePath:instancePath+"/header/anthropic-beta",schemaPath:"#/properties/header/properties/anthropic-beta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data2 !== undefined){
data2["anthropic-beta"] = coerced1;
}
}
}
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 4096 && (data4.length > 8192 || func1(data4) > 4096)){
validate54.errors = [{instancePath:instancePath+"/header/anthropic-beta",schemaPath:"#/properties/header/properties/anthropic-beta/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
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

export const countMessageTokensParameters = validate55;
const schema22 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{}},"header":{"type":"object","required":[],"properties":{"anthropic-version":{"type":"string","maxLength":64},"anthropic-beta":{"type":"string","maxLength":4096}}}},"$id":"own-countMessageTokensParameters"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-countMessageTokensParameters" */;
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
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
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
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["anthropic-version"] !== undefined){
let data3 = data2["anthropic-version"];
const _errs7 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate55.errors = [{instancePath:instancePath+"/header/anthropic-version",schemaPath:"#/properties/header/properties/anthropic-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["anthropic-version"] = coerced0;
}
}
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 64 && (data3.length > 128 || func1(data3) > 64)){
validate55.errors = [{instancePath:instancePath+"/header/anthropic-version",schemaPath:"#/properties/header/properties/anthropic-version/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["anthropic-beta"] !== undefined){
let data4 = data2["anthropic-beta"];
const _errs9 = errors;
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
validate55.errors = [{instancePath:instancePath+"/header/anthropic-beta",schemaPath:"#/properties/header/properties/anthropic-beta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data2 !== undefined){
data2["anthropic-beta"] = coerced1;
}
}
}
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 4096 && (data4.length > 8192 || func1(data4) > 4096)){
validate55.errors = [{instancePath:instancePath+"/header/anthropic-beta",schemaPath:"#/properties/header/properties/anthropic-beta/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
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

export const getResponseParameters = validate56;
const schema23 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["response_id"],"properties":{"response_id":{"type":"string","maxLength":8192}}},"query":{"type":"object","required":[],"properties":{"stream":{"type":"boolean","const":false,"default":false}}},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-getResponseParameters"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-getResponseParameters" */;
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.response_id === undefined) && (missing1 = "response_id")){
validate56.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.response_id !== undefined){
let data1 = data0.response_id;
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
validate56.errors = [{instancePath:instancePath+"/path/response_id",schemaPath:"#/properties/path/properties/response_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["response_id"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 8192 && (data1.length > 16384 || func1(data1) > 8192)){
validate56.errors = [{instancePath:instancePath+"/path/response_id",schemaPath:"#/properties/path/properties/response_id/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
}
}
}
}
else {
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
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.stream === undefined){
data2.stream = false;
}
let data3 = data2.stream;
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
validate56.errors = [{instancePath:instancePath+"/query/stream",schemaPath:"#/properties/query/properties/stream/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["stream"] = coerced1;
}
}
}
if(false !== data3){
validate56.errors = [{instancePath:instancePath+"/query/stream",schemaPath:"#/properties/query/properties/stream/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs9 = errors;
if(errors === _errs9){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate56.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
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

export const deleteResponseParameters = validate57;
const schema24 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["response_id"],"properties":{"response_id":{"type":"string","maxLength":8192}}},"query":{"type":"object","required":[],"properties":{}},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-deleteResponseParameters"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-deleteResponseParameters" */;
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
if((data0.response_id === undefined) && (missing1 = "response_id")){
validate57.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.response_id !== undefined){
let data1 = data0.response_id;
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
validate57.errors = [{instancePath:instancePath+"/path/response_id",schemaPath:"#/properties/path/properties/response_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["response_id"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 8192 && (data1.length > 16384 || func1(data1) > 8192)){
validate57.errors = [{instancePath:instancePath+"/path/response_id",schemaPath:"#/properties/path/properties/response_id/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
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
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
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
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate57.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
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

export const listResponseInputItemsParameters = validate58;
const schema25 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["response_id"],"properties":{"response_id":{"type":"string","maxLength":8192}}},"query":{"type":"object","required":[],"properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"after":{"type":"string","maxLength":8192,"minLength":1},"order":{"type":"string","enum":["asc","desc"],"default":"desc"}}},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listResponseInputItemsParameters"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listResponseInputItemsParameters" */;
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
if((data0.response_id === undefined) && (missing1 = "response_id")){
validate58.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.response_id !== undefined){
let data1 = data0.response_id;
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
validate58.errors = [{instancePath:instancePath+"/path/response_id",schemaPath:"#/properties/path/properties/response_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["response_id"] = coerced0;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 8192 && (data1.length > 16384 || func1(data1) > 8192)){
validate58.errors = [{instancePath:instancePath+"/path/response_id",schemaPath:"#/properties/path/properties/response_id/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
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
if(data2.limit === undefined){
data2.limit = 20;
}
if(data2.order === undefined){
data2.order = "desc";
}
let data3 = data2.limit;
const _errs7 = errors;
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
validate58.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["limit"] = coerced1;
}
}
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate58.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate58.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs7 === errors;
if(valid2){
if(data2.after !== undefined){
let data4 = data2.after;
const _errs9 = errors;
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
validate58.errors = [{instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data2 !== undefined){
data2["after"] = coerced2;
}
}
}
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate58.errors = [{instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 8192 && (data4.length > 16384 || func1(data4) > 8192)){
validate58.errors = [{instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
let data5 = data2.order;
const _errs11 = errors;
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
validate58.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data2 !== undefined){
data2["order"] = coerced3;
}
}
}
if(!((data5 === "asc") || (data5 === "desc"))){
validate58.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema25.properties.query.properties.order.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs11 === errors;
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
let data6 = data.header;
const _errs13 = errors;
if(errors === _errs13){
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate58.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
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

export const createTranscriptionFields = validate59;
const schema26 = {"type":"object","required":["model"],"properties":{"model":{"type":"string","maxLength":500000000,"minLength":1},"language":{"type":"string","maxLength":256},"prompt":{"type":"string","maxLength":1048576},"response_format":{"$ref":"contract#/components/schemas/TranscriptionFormat"},"temperature":{"type":["number","null"]},"timestamp_granularities[]":{"type":["array","null"],"maxItems":100,"items":{"$ref":"contract#/components/schemas/TimestampGranularity"}},"include[]":{"type":["array","null"],"maxItems":100,"items":{"type":"string","maxLength":256}},"stream":{"type":["boolean","null"]},"chunking_strategy":{"type":"string","maxLength":65536},"guardrails":{"type":["array","null"],"maxItems":100,"items":{"type":"string","maxLength":256}}},"$id":"own-createTranscriptionFields"};
const schema28 = {"anyOf":[{"type":"string","enum":["json","text","srt","verbose_json","vtt","diarized_json"]},{"type":"string","maxLength":4096}]};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((((((data === "json") || (data === "text")) || (data === "srt")) || (data === "verbose_json")) || (data === "vtt")) || (data === "diarized_json"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema28.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(typeof data !== "string"){
let dataType1 = typeof data;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType1 = typeof data;
if(typeof data === "string"){
coerced1 = data;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data;
}
else if(data === null){
coerced1 = "";
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data === "string"){
if(data.length > 4096 && (data.length > 8192 || func1(data) > 4096)){
const err3 = {instancePath,schemaPath:"#/anyOf/1/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
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
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate61.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate61.errors = vErrors;
return errors === 0;
}

const schema29 = {"anyOf":[{"type":"string","enum":["segment","word"]},{"type":"string","maxLength":4096}]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "segment") || (data === "word"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema29.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(typeof data !== "string"){
let dataType1 = typeof data;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType1 = typeof data;
if(typeof data === "string"){
coerced1 = data;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data;
}
else if(data === null){
coerced1 = "";
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data === "string"){
if(data.length > 4096 && (data.length > 8192 || func1(data) > 4096)){
const err3 = {instancePath,schemaPath:"#/anyOf/1/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
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
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate63.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createTranscriptionFields" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate59.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["model"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate59.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data1 = data.language;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate59.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["language"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 256 && (data1.length > 512 || func1(data1) > 256)){
validate59.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data2 = data.prompt;
const _errs5 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if(typeof data2 === "string"){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
validate59.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["prompt"] = coerced2;
}
}
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 1048576 && (data2.length > 2097152 || func1(data2) > 1048576)){
validate59.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
const _errs7 = errors;
if(!(validate61(data.response_format, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data4 = data.temperature;
const _errs8 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
let dataType3 = typeof data4;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType3 = typeof data4;
if(((typeof data4 == "number") && (isFinite(data4))) && (data4 === null)){
coerced3 = data4;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "boolean" || data4 === null
              || (dataType3 == "string" && data4 && data4 == +data4)){
coerced3 = +data4;
}
else if(data4 === "" || data4 === 0 || data4 === false){
coerced3 = null;
}
else {
validate59.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema26.properties.temperature.type},message:"must be number,null"}];
return false;
}
}
if(coerced3 !== undefined){
data4 = coerced3;
if(data !== undefined){
data["temperature"] = coerced3;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["timestamp_granularities[]"] !== undefined){
let data5 = data["timestamp_granularities[]"];
const _errs10 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
let dataType4 = typeof data5;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType4 = typeof data5;
if((Array.isArray(data5)) && (data5 === null)){
coerced4 = data5;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 === "string" || dataType4 === "number"
              || dataType4 === "boolean" || data5 === null){
coerced4 = [data5];
}
else if(data5 === "" || data5 === 0 || data5 === false){
coerced4 = null;
}
else {
validate59.errors = [{instancePath:instancePath+"/timestamp_granularities[]",schemaPath:"#/properties/timestamp_granularities%5B%5D/type",keyword:"type",params:{type: schema26.properties["timestamp_granularities[]"].type},message:"must be array,null"}];
return false;
}
}
if(coerced4 !== undefined){
data5 = coerced4;
if(data !== undefined){
data["timestamp_granularities[]"] = coerced4;
}
}
}
if(errors === _errs10){
if(Array.isArray(data5)){
if(data5.length > 100){
validate59.errors = [{instancePath:instancePath+"/timestamp_granularities[]",schemaPath:"#/properties/timestamp_granularities%5B%5D/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate63(data5[i0], {instancePath:instancePath+"/timestamp_granularities[]/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["include[]"] !== undefined){
let data7 = data["include[]"];
const _errs13 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
let dataType5 = typeof data7;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType5 = typeof data7;
if((Array.isArray(data7)) && (data7 === null)){
coerced5 = data7;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 === "string" || dataType5 === "number"
              || dataType5 === "boolean" || data7 === null){
coerced5 = [data7];
}
else if(data7 === "" || data7 === 0 || data7 === false){
coerced5 = null;
}
else {
validate59.errors = [{instancePath:instancePath+"/include[]",schemaPath:"#/properties/include%5B%5D/type",keyword:"type",params:{type: schema26.properties["include[]"].type},message:"must be array,null"}];
return false;
}
}
if(coerced5 !== undefined){
data7 = coerced5;
if(data !== undefined){
data["include[]"] = coerced5;
}
}
}
if(errors === _errs13){
if(Array.isArray(data7)){
if(data7.length > 100){
validate59.errors = [{instancePath:instancePath+"/include[]",schemaPath:"#/properties/include%5B%5D/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs15 = errors;
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
validate59.errors = [{instancePath:instancePath+"/include[]/" + i1,schemaPath:"#/properties/include%5B%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced6 !== undefined){
data8 = coerced6;
if(data7 !== undefined){
data7[i1] = coerced6;
}
}
}
if(errors === _errs15){
if(typeof data8 === "string"){
if(data8.length > 256 && (data8.length > 512 || func1(data8) > 256)){
validate59.errors = [{instancePath:instancePath+"/include[]/" + i1,schemaPath:"#/properties/include%5B%5D/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data9 = data.stream;
const _errs17 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
let dataType7 = typeof data9;
let coerced7 = undefined;
if(dataType7 == 'object' && Array.isArray(data9) && data9.length == 1){
data9 = data9[0];
dataType7 = typeof data9;
if((typeof data9 === "boolean") && (data9 === null)){
coerced7 = data9;
}
}
if(!(coerced7 !== undefined)){
if(data9 === "false" || data9 === 0 || data9 === null){
coerced7 = false;
}
else if(data9 === "true" || data9 === 1){
coerced7 = true;
}
else if(data9 === "" || data9 === 0 || data9 === false){
coerced7 = null;
}
else {
validate59.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema26.properties.stream.type},message:"must be boolean,null"}];
return false;
}
}
if(coerced7 !== undefined){
data9 = coerced7;
if(data !== undefined){
data["stream"] = coerced7;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chunking_strategy !== undefined){
let data10 = data.chunking_strategy;
const _errs19 = errors;
if(typeof data10 !== "string"){
let dataType8 = typeof data10;
let coerced8 = undefined;
if(dataType8 == 'object' && Array.isArray(data10) && data10.length == 1){
data10 = data10[0];
dataType8 = typeof data10;
if(typeof data10 === "string"){
coerced8 = data10;
}
}
if(!(coerced8 !== undefined)){
if(dataType8 == "number" || dataType8 == "boolean"){
coerced8 = "" + data10;
}
else if(data10 === null){
coerced8 = "";
}
else {
validate59.errors = [{instancePath:instancePath+"/chunking_strategy",schemaPath:"#/properties/chunking_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced8 !== undefined){
data10 = coerced8;
if(data !== undefined){
data["chunking_strategy"] = coerced8;
}
}
}
if(errors === _errs19){
if(typeof data10 === "string"){
if(data10.length > 65536 && (data10.length > 131072 || func1(data10) > 65536)){
validate59.errors = [{instancePath:instancePath+"/chunking_strategy",schemaPath:"#/properties/chunking_strategy/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
let data11 = data.guardrails;
const _errs21 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
let dataType9 = typeof data11;
let coerced9 = undefined;
if(dataType9 == 'object' && Array.isArray(data11) && data11.length == 1){
data11 = data11[0];
dataType9 = typeof data11;
if((Array.isArray(data11)) && (data11 === null)){
coerced9 = data11;
}
}
if(!(coerced9 !== undefined)){
if(dataType9 === "string" || dataType9 === "number"
              || dataType9 === "boolean" || data11 === null){
coerced9 = [data11];
}
else if(data11 === "" || data11 === 0 || data11 === false){
coerced9 = null;
}
else {
validate59.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/type",keyword:"type",params:{type: schema26.properties.guardrails.type},message:"must be array,null"}];
return false;
}
}
if(coerced9 !== undefined){
data11 = coerced9;
if(data !== undefined){
data["guardrails"] = coerced9;
}
}
}
if(errors === _errs21){
if(Array.isArray(data11)){
if(data11.length > 100){
validate59.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
const _errs23 = errors;
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
validate59.errors = [{instancePath:instancePath+"/guardrails/" + i2,schemaPath:"#/properties/guardrails/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced10 !== undefined){
data12 = coerced10;
if(data11 !== undefined){
data11[i2] = coerced10;
}
}
}
if(errors === _errs23){
if(typeof data12 === "string"){
if(data12.length > 256 && (data12.length > 512 || func1(data12) > 256)){
validate59.errors = [{instancePath:instancePath+"/guardrails/" + i2,schemaPath:"#/properties/guardrails/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
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
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

export const createTranscriptionConsumed = validate65;
const schema30 = {"type":"object","required":["model"],"properties":{"model":{"type":"string","maxLength":500000000,"minLength":1},"guardrails":{"$ref":"contract#/components/schemas/GuardrailNames"}},"$id":"own-createTranscriptionConsumed"};
const schema31 = {"type":"array","maxItems":100,"items":{"type":"string","maxLength":256}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(Array.isArray(data))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(Array.isArray(data)){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "string" || dataType0 === "number"
              || dataType0 === "boolean" || data === null){
coerced0 = [data];
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate66.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType1 = typeof data0;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType1 = typeof data0;
if(typeof data0 === "string"){
coerced1 = data0;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data0;
}
else if(data0 === null){
coerced1 = "";
}
else {
validate66.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data0 = coerced1;
if(data !== undefined){
data[i0] = coerced1;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 256 && (data0.length > 512 || func1(data0) > 256)){
validate66.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createTranscriptionConsumed" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate65.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["model"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate65.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
const _errs3 = errors;
if(!(validate66(data.guardrails, {instancePath:instancePath+"/guardrails",parentData:data,parentDataProperty:"guardrails",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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

export const createTranscriptionStreamFields = validate68;
const schema32 = {"type":"object","required":["model"],"properties":{"model":{"type":"string","maxLength":500000000,"minLength":1},"language":{"type":"string","maxLength":256},"prompt":{"type":"string","maxLength":1048576},"response_format":{"$ref":"contract#/components/schemas/TranscriptionFormat"},"temperature":{"type":["number","null"]},"timestamp_granularities[]":{"type":["array","null"],"maxItems":100,"items":{"$ref":"contract#/components/schemas/TimestampGranularity"}},"include[]":{"type":["array","null"],"maxItems":100,"items":{"type":"string","maxLength":256}},"stream":{"type":["boolean","null"]},"chunking_strategy":{"type":"string","maxLength":65536},"guardrails":{"type":["array","null"],"maxItems":100,"items":{"type":"string","maxLength":256}}},"$id":"own-createTranscriptionStreamFields"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((((((data === "json") || (data === "text")) || (data === "srt")) || (data === "verbose_json")) || (data === "vtt")) || (data === "diarized_json"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema28.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(typeof data !== "string"){
let dataType1 = typeof data;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType1 = typeof data;
if(typeof data === "string"){
coerced1 = data;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data;
}
else if(data === null){
coerced1 = "";
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data === "string"){
if(data.length > 4096 && (data.length > 8192 || func1(data) > 4096)){
const err3 = {instancePath,schemaPath:"#/anyOf/1/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
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
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate69.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate69.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "segment") || (data === "word"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema29.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(typeof data !== "string"){
let dataType1 = typeof data;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType1 = typeof data;
if(typeof data === "string"){
coerced1 = data;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data;
}
else if(data === null){
coerced1 = "";
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data === "string"){
if(data.length > 4096 && (data.length > 8192 || func1(data) > 4096)){
const err3 = {instancePath,schemaPath:"#/anyOf/1/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
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
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createTranscriptionStreamFields" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate68.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["model"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate68.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data1 = data.language;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate68.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["language"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 256 && (data1.length > 512 || func1(data1) > 256)){
validate68.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data2 = data.prompt;
const _errs5 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if(typeof data2 === "string"){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
validate68.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["prompt"] = coerced2;
}
}
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 1048576 && (data2.length > 2097152 || func1(data2) > 1048576)){
validate68.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
const _errs7 = errors;
if(!(validate69(data.response_format, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data4 = data.temperature;
const _errs8 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
let dataType3 = typeof data4;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType3 = typeof data4;
if(((typeof data4 == "number") && (isFinite(data4))) && (data4 === null)){
coerced3 = data4;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "boolean" || data4 === null
              || (dataType3 == "string" && data4 && data4 == +data4)){
coerced3 = +data4;
}
else if(data4 === "" || data4 === 0 || data4 === false){
coerced3 = null;
}
else {
validate68.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema32.properties.temperature.type},message:"must be number,null"}];
return false;
}
}
if(coerced3 !== undefined){
data4 = coerced3;
if(data !== undefined){
data["temperature"] = coerced3;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["timestamp_granularities[]"] !== undefined){
let data5 = data["timestamp_granularities[]"];
const _errs10 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
let dataType4 = typeof data5;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType4 = typeof data5;
if((Array.isArray(data5)) && (data5 === null)){
coerced4 = data5;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 === "string" || dataType4 === "number"
              || dataType4 === "boolean" || data5 === null){
coerced4 = [data5];
}
else if(data5 === "" || data5 === 0 || data5 === false){
coerced4 = null;
}
else {
validate68.errors = [{instancePath:instancePath+"/timestamp_granularities[]",schemaPath:"#/properties/timestamp_granularities%5B%5D/type",keyword:"type",params:{type: schema32.properties["timestamp_granularities[]"].type},message:"must be array,null"}];
return false;
}
}
if(coerced4 !== undefined){
data5 = coerced4;
if(data !== undefined){
data["timestamp_granularities[]"] = coerced4;
}
}
}
if(errors === _errs10){
if(Array.isArray(data5)){
if(data5.length > 100){
validate68.errors = [{instancePath:instancePath+"/timestamp_granularities[]",schemaPath:"#/properties/timestamp_granularities%5B%5D/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate71(data5[i0], {instancePath:instancePath+"/timestamp_granularities[]/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["include[]"] !== undefined){
let data7 = data["include[]"];
const _errs13 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
let dataType5 = typeof data7;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType5 = typeof data7;
if((Array.isArray(data7)) && (data7 === null)){
coerced5 = data7;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 === "string" || dataType5 === "number"
              || dataType5 === "boolean" || data7 === null){
coerced5 = [data7];
}
else if(data7 === "" || data7 === 0 || data7 === false){
coerced5 = null;
}
else {
validate68.errors = [{instancePath:instancePath+"/include[]",schemaPath:"#/properties/include%5B%5D/type",keyword:"type",params:{type: schema32.properties["include[]"].type},message:"must be array,null"}];
return false;
}
}
if(coerced5 !== undefined){
data7 = coerced5;
if(data !== undefined){
data["include[]"] = coerced5;
}
}
}
if(errors === _errs13){
if(Array.isArray(data7)){
if(data7.length > 100){
validate68.errors = [{instancePath:instancePath+"/include[]",schemaPath:"#/properties/include%5B%5D/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs15 = errors;
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
validate68.errors = [{instancePath:instancePath+"/include[]/" + i1,schemaPath:"#/properties/include%5B%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced6 !== undefined){
data8 = coerced6;
if(data7 !== undefined){
data7[i1] = coerced6;
}
}
}
if(errors === _errs15){
if(typeof data8 === "string"){
if(data8.length > 256 && (data8.length > 512 || func1(data8) > 256)){
validate68.errors = [{instancePath:instancePath+"/include[]/" + i1,schemaPath:"#/properties/include%5B%5D/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data9 = data.stream;
const _errs17 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
let dataType7 = typeof data9;
let coerced7 = undefined;
if(dataType7 == 'object' && Array.isArray(data9) && data9.length == 1){
data9 = data9[0];
dataType7 = typeof data9;
if((typeof data9 === "boolean") && (data9 === null)){
coerced7 = data9;
}
}
if(!(coerced7 !== undefined)){
if(data9 === "false" || data9 === 0 || data9 === null){
coerced7 = false;
}
else if(data9 === "true" || data9 === 1){
coerced7 = true;
}
else if(data9 === "" || data9 === 0 || data9 === false){
coerced7 = null;
}
else {
validate68.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema32.properties.stream.type},message:"must be boolean,null"}];
return false;
}
}
if(coerced7 !== undefined){
data9 = coerced7;
if(data !== undefined){
data["stream"] = coerced7;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chunking_strategy !== undefined){
let data10 = data.chunking_strategy;
const _errs19 = errors;
if(typeof data10 !== "string"){
let dataType8 = typeof data10;
let coerced8 = undefined;
if(dataType8 == 'object' && Array.isArray(data10) && data10.length == 1){
data10 = data10[0];
dataType8 = typeof data10;
if(typeof data10 === "string"){
coerced8 = data10;
}
}
if(!(coerced8 !== undefined)){
if(dataType8 == "number" || dataType8 == "boolean"){
coerced8 = "" + data10;
}
else if(data10 === null){
coerced8 = "";
}
else {
validate68.errors = [{instancePath:instancePath+"/chunking_strategy",schemaPath:"#/properties/chunking_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced8 !== undefined){
data10 = coerced8;
if(data !== undefined){
data["chunking_strategy"] = coerced8;
}
}
}
if(errors === _errs19){
if(typeof data10 === "string"){
if(data10.length > 65536 && (data10.length > 131072 || func1(data10) > 65536)){
validate68.errors = [{instancePath:instancePath+"/chunking_strategy",schemaPath:"#/properties/chunking_strategy/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
let data11 = data.guardrails;
const _errs21 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
let dataType9 = typeof data11;
let coerced9 = undefined;
if(dataType9 == 'object' && Array.isArray(data11) && data11.length == 1){
data11 = data11[0];
dataType9 = typeof data11;
if((Array.isArray(data11)) && (data11 === null)){
coerced9 = data11;
}
}
if(!(coerced9 !== undefined)){
if(dataType9 === "string" || dataType9 === "number"
              || dataType9 === "boolean" || data11 === null){
coerced9 = [data11];
}
else if(data11 === "" || data11 === 0 || data11 === false){
coerced9 = null;
}
else {
validate68.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/type",keyword:"type",params:{type: schema32.properties.guardrails.type},message:"must be array,null"}];
return false;
}
}
if(coerced9 !== undefined){
data11 = coerced9;
if(data !== undefined){
data["guardrails"] = coerced9;
}
}
}
if(errors === _errs21){
if(Array.isArray(data11)){
if(data11.length > 100){
validate68.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
const _errs23 = errors;
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
validate68.errors = [{instancePath:instancePath+"/guardrails/" + i2,schemaPath:"#/properties/guardrails/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced10 !== undefined){
data12 = coerced10;
if(data11 !== undefined){
data11[i2] = coerced10;
}
}
}
if(errors === _errs23){
if(typeof data12 === "string"){
if(data12.length > 256 && (data12.length > 512 || func1(data12) > 256)){
validate68.errors = [{instancePath:instancePath+"/guardrails/" + i2,schemaPath:"#/properties/guardrails/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
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
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

export const createTranscriptionStreamConsumed = validate73;
const schema35 = {"type":"object","required":["model"],"properties":{"model":{"type":"string","maxLength":500000000,"minLength":1},"guardrails":{"$ref":"contract#/components/schemas/GuardrailNames"}},"$id":"own-createTranscriptionStreamConsumed"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(Array.isArray(data))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(Array.isArray(data)){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "string" || dataType0 === "number"
              || dataType0 === "boolean" || data === null){
coerced0 = [data];
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate74.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType1 = typeof data0;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType1 = typeof data0;
if(typeof data0 === "string"){
coerced1 = data0;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data0;
}
else if(data0 === null){
coerced1 = "";
}
else {
validate74.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data0 = coerced1;
if(data !== undefined){
data[i0] = coerced1;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 256 && (data0.length > 512 || func1(data0) > 256)){
validate74.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate74.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createTranscriptionStreamConsumed" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate73.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["model"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate73.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
const _errs3 = errors;
if(!(validate74(data.guardrails, {instancePath:instancePath+"/guardrails",parentData:data,parentDataProperty:"guardrails",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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

export const createTranscriptionStreamInputFields = validate76;
const schema37 = {"type":"object","required":["model"],"properties":{"model":{"type":"string","maxLength":500000000,"minLength":1},"language":{"type":"string","maxLength":256},"prompt":{"type":"string","maxLength":1048576},"response_format":{"$ref":"contract#/components/schemas/TranscriptionFormat"},"temperature":{"type":["number","null"]},"timestamp_granularities[]":{"type":["array","null"],"maxItems":100,"items":{"$ref":"contract#/components/schemas/TimestampGranularity"}},"include[]":{"type":["array","null"],"maxItems":100,"items":{"type":"string","maxLength":256}},"stream":{"type":["boolean","null"]},"chunking_strategy":{"type":"string","maxLength":65536},"guardrails":{"type":["array","null"],"maxItems":100,"items":{"type":"string","maxLength":256}}},"$id":"own-createTranscriptionStreamInputFields"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((((((data === "json") || (data === "text")) || (data === "srt")) || (data === "verbose_json")) || (data === "vtt")) || (data === "diarized_json"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema28.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(typeof data !== "string"){
let dataType1 = typeof data;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType1 = typeof data;
if(typeof data === "string"){
coerced1 = data;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data;
}
else if(data === null){
coerced1 = "";
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data === "string"){
if(data.length > 4096 && (data.length > 8192 || func1(data) > 4096)){
const err3 = {instancePath,schemaPath:"#/anyOf/1/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
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
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate77.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate77.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "segment") || (data === "word"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema29.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(typeof data !== "string"){
let dataType1 = typeof data;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType1 = typeof data;
if(typeof data === "string"){
coerced1 = data;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data;
}
else if(data === null){
coerced1 = "";
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data === "string"){
if(data.length > 4096 && (data.length > 8192 || func1(data) > 4096)){
const err3 = {instancePath,schemaPath:"#/anyOf/1/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
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
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate79.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate79.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createTranscriptionStreamInputFields" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate76.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["model"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate76.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data1 = data.language;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate76.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["language"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 256 && (data1.length > 512 || func1(data1) > 256)){
validate76.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data2 = data.prompt;
const _errs5 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if(typeof data2 === "string"){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
validate76.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["prompt"] = coerced2;
}
}
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 1048576 && (data2.length > 2097152 || func1(data2) > 1048576)){
validate76.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
const _errs7 = errors;
if(!(validate77(data.response_format, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data4 = data.temperature;
const _errs8 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
let dataType3 = typeof data4;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType3 = typeof data4;
if(((typeof data4 == "number") && (isFinite(data4))) && (data4 === null)){
coerced3 = data4;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "boolean" || data4 === null
              || (dataType3 == "string" && data4 && data4 == +data4)){
coerced3 = +data4;
}
else if(data4 === "" || data4 === 0 || data4 === false){
coerced3 = null;
}
else {
validate76.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema37.properties.temperature.type},message:"must be number,null"}];
return false;
}
}
if(coerced3 !== undefined){
data4 = coerced3;
if(data !== undefined){
data["temperature"] = coerced3;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["timestamp_granularities[]"] !== undefined){
let data5 = data["timestamp_granularities[]"];
const _errs10 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
let dataType4 = typeof data5;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType4 = typeof data5;
if((Array.isArray(data5)) && (data5 === null)){
coerced4 = data5;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 === "string" || dataType4 === "number"
              || dataType4 === "boolean" || data5 === null){
coerced4 = [data5];
}
else if(data5 === "" || data5 === 0 || data5 === false){
coerced4 = null;
}
else {
validate76.errors = [{instancePath:instancePath+"/timestamp_granularities[]",schemaPath:"#/properties/timestamp_granularities%5B%5D/type",keyword:"type",params:{type: schema37.properties["timestamp_granularities[]"].type},message:"must be array,null"}];
return false;
}
}
if(coerced4 !== undefined){
data5 = coerced4;
if(data !== undefined){
data["timestamp_granularities[]"] = coerced4;
}
}
}
if(errors === _errs10){
if(Array.isArray(data5)){
if(data5.length > 100){
validate76.errors = [{instancePath:instancePath+"/timestamp_granularities[]",schemaPath:"#/properties/timestamp_granularities%5B%5D/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate79(data5[i0], {instancePath:instancePath+"/timestamp_granularities[]/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["include[]"] !== undefined){
let data7 = data["include[]"];
const _errs13 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
let dataType5 = typeof data7;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType5 = typeof data7;
if((Array.isArray(data7)) && (data7 === null)){
coerced5 = data7;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 === "string" || dataType5 === "number"
              || dataType5 === "boolean" || data7 === null){
coerced5 = [data7];
}
else if(data7 === "" || data7 === 0 || data7 === false){
coerced5 = null;
}
else {
validate76.errors = [{instancePath:instancePath+"/include[]",schemaPath:"#/properties/include%5B%5D/type",keyword:"type",params:{type: schema37.properties["include[]"].type},message:"must be array,null"}];
return false;
}
}
if(coerced5 !== undefined){
data7 = coerced5;
if(data !== undefined){
data["include[]"] = coerced5;
}
}
}
if(errors === _errs13){
if(Array.isArray(data7)){
if(data7.length > 100){
validate76.errors = [{instancePath:instancePath+"/include[]",schemaPath:"#/properties/include%5B%5D/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs15 = errors;
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
validate76.errors = [{instancePath:instancePath+"/include[]/" + i1,schemaPath:"#/properties/include%5B%5D/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced6 !== undefined){
data8 = coerced6;
if(data7 !== undefined){
data7[i1] = coerced6;
}
}
}
if(errors === _errs15){
if(typeof data8 === "string"){
if(data8.length > 256 && (data8.length > 512 || func1(data8) > 256)){
validate76.errors = [{instancePath:instancePath+"/include[]/" + i1,schemaPath:"#/properties/include%5B%5D/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data9 = data.stream;
const _errs17 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
let dataType7 = typeof data9;
let coerced7 = undefined;
if(dataType7 == 'object' && Array.isArray(data9) && data9.length == 1){
data9 = data9[0];
dataType7 = typeof data9;
if((typeof data9 === "boolean") && (data9 === null)){
coerced7 = data9;
}
}
if(!(coerced7 !== undefined)){
if(data9 === "false" || data9 === 0 || data9 === null){
coerced7 = false;
}
else if(data9 === "true" || data9 === 1){
coerced7 = true;
}
else if(data9 === "" || data9 === 0 || data9 === false){
coerced7 = null;
}
else {
validate76.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema37.properties.stream.type},message:"must be boolean,null"}];
return false;
}
}
if(coerced7 !== undefined){
data9 = coerced7;
if(data !== undefined){
data["stream"] = coerced7;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chunking_strategy !== undefined){
let data10 = data.chunking_strategy;
const _errs19 = errors;
if(typeof data10 !== "string"){
let dataType8 = typeof data10;
let coerced8 = undefined;
if(dataType8 == 'object' && Array.isArray(data10) && data10.length == 1){
data10 = data10[0];
dataType8 = typeof data10;
if(typeof data10 === "string"){
coerced8 = data10;
}
}
if(!(coerced8 !== undefined)){
if(dataType8 == "number" || dataType8 == "boolean"){
coerced8 = "" + data10;
}
else if(data10 === null){
coerced8 = "";
}
else {
validate76.errors = [{instancePath:instancePath+"/chunking_strategy",schemaPath:"#/properties/chunking_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced8 !== undefined){
data10 = coerced8;
if(data !== undefined){
data["chunking_strategy"] = coerced8;
}
}
}
if(errors === _errs19){
if(typeof data10 === "string"){
if(data10.length > 65536 && (data10.length > 131072 || func1(data10) > 65536)){
validate76.errors = [{instancePath:instancePath+"/chunking_strategy",schemaPath:"#/properties/chunking_strategy/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
let data11 = data.guardrails;
const _errs21 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
let dataType9 = typeof data11;
let coerced9 = undefined;
if(dataType9 == 'object' && Array.isArray(data11) && data11.length == 1){
data11 = data11[0];
dataType9 = typeof data11;
if((Array.isArray(data11)) && (data11 === null)){
coerced9 = data11;
}
}
if(!(coerced9 !== undefined)){
if(dataType9 === "string" || dataType9 === "number"
              || dataType9 === "boolean" || data11 === null){
coerced9 = [data11];
}
else if(data11 === "" || data11 === 0 || data11 === false){
coerced9 = null;
}
else {
validate76.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/type",keyword:"type",params:{type: schema37.properties.guardrails.type},message:"must be array,null"}];
return false;
}
}
if(coerced9 !== undefined){
data11 = coerced9;
if(data !== undefined){
data["guardrails"] = coerced9;
}
}
}
if(errors === _errs21){
if(Array.isArray(data11)){
if(data11.length > 100){
validate76.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
const _errs23 = errors;
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
validate76.errors = [{instancePath:instancePath+"/guardrails/" + i2,schemaPath:"#/properties/guardrails/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced10 !== undefined){
data12 = coerced10;
if(data11 !== undefined){
data11[i2] = coerced10;
}
}
}
if(errors === _errs23){
if(typeof data12 === "string"){
if(data12.length > 256 && (data12.length > 512 || func1(data12) > 256)){
validate76.errors = [{instancePath:instancePath+"/guardrails/" + i2,schemaPath:"#/properties/guardrails/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

export const createTranscriptionStreamInputConsumed = validate81;
const schema40 = {"type":"object","required":["model"],"properties":{"model":{"type":"string","maxLength":500000000,"minLength":1},"guardrails":{"$ref":"contract#/components/schemas/GuardrailNames"}},"$id":"own-createTranscriptionStreamInputConsumed"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(Array.isArray(data))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(Array.isArray(data)){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "string" || dataType0 === "number"
              || dataType0 === "boolean" || data === null){
coerced0 = [data];
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate82.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType1 = typeof data0;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType1 = typeof data0;
if(typeof data0 === "string"){
coerced1 = data0;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data0;
}
else if(data0 === null){
coerced1 = "";
}
else {
validate82.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data0 = coerced1;
if(data !== undefined){
data[i0] = coerced1;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 256 && (data0.length > 512 || func1(data0) > 256)){
validate82.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate82.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createTranscriptionStreamInputConsumed" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate81.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["model"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate81.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
const _errs3 = errors;
if(!(validate82(data.guardrails, {instancePath:instancePath+"/guardrails",parentData:data,parentDataProperty:"guardrails",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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

export const createImageVariationFields = validate84;
const schema42 = {"type":"object","required":["model"],"properties":{"model":{"type":"string","maxLength":500000000,"minLength":1},"n":{"type":["integer","null"]},"response_format":{"$ref":"contract#/components/schemas/ImageResponseFormat"},"size":{"type":"string","maxLength":256},"user":{"type":"string","maxLength":4096},"guardrails":{"type":["array","null"],"maxItems":100,"items":{"type":"string","maxLength":256}}},"$id":"own-createImageVariationFields"};
const schema43 = {"anyOf":[{"type":"string","enum":["url","b64_json"]},{"type":"string","maxLength":4096}]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "url") || (data === "b64_json"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema43.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(typeof data !== "string"){
let dataType1 = typeof data;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType1 = typeof data;
if(typeof data === "string"){
coerced1 = data;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data;
}
else if(data === null){
coerced1 = "";
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data === "string"){
if(data.length > 4096 && (data.length > 8192 || func1(data) > 4096)){
const err3 = {instancePath,schemaPath:"#/anyOf/1/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
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
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate85.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate85.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createImageVariationFields" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate84.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["model"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate84.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n !== undefined){
let data1 = data.n;
const _errs3 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if((((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))) && (data1 === null)){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else if(data1 === "" || data1 === 0 || data1 === false){
coerced1 = null;
}
else {
validate84.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: schema42.properties.n.type},message:"must be integer,null"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["n"] = coerced1;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
const _errs5 = errors;
if(!(validate85(data.response_format, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data3 = data.size;
const _errs6 = errors;
if(typeof data3 !== "string"){
let dataType2 = typeof data3;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType2 = typeof data3;
if(typeof data3 === "string"){
coerced2 = data3;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data3;
}
else if(data3 === null){
coerced2 = "";
}
else {
validate84.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data3 = coerced2;
if(data !== undefined){
data["size"] = coerced2;
}
}
}
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 256 && (data3.length > 512 || func1(data3) > 256)){
validate84.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data4 = data.user;
const _errs8 = errors;
if(typeof data4 !== "string"){
let dataType3 = typeof data4;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType3 = typeof data4;
if(typeof data4 === "string"){
coerced3 = data4;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data4;
}
else if(data4 === null){
coerced3 = "";
}
else {
validate84.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced3 !== undefined){
data4 = coerced3;
if(data !== undefined){
data["user"] = coerced3;
}
}
}
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 4096 && (data4.length > 8192 || func1(data4) > 4096)){
validate84.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
let data5 = data.guardrails;
const _errs10 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
let dataType4 = typeof data5;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType4 = typeof data5;
if((Array.isArray(data5)) && (data5 === null)){
coerced4 = data5;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 === "string" || dataType4 === "number"
              || dataType4 === "boolean" || data5 === null){
coerced4 = [data5];
}
else if(data5 === "" || data5 === 0 || data5 === false){
coerced4 = null;
}
else {
validate84.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/type",keyword:"type",params:{type: schema42.properties.guardrails.type},message:"must be array,null"}];
return false;
}
}
if(coerced4 !== undefined){
data5 = coerced4;
if(data !== undefined){
data["guardrails"] = coerced4;
}
}
}
if(errors === _errs10){
if(Array.isArray(data5)){
if(data5.length > 100){
validate84.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs12 = errors;
if(typeof data6 !== "string"){
let dataType5 = typeof data6;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType5 = typeof data6;
if(typeof data6 === "string"){
coerced5 = data6;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data6;
}
else if(data6 === null){
coerced5 = "";
}
else {
validate84.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced5 !== undefined){
data6 = coerced5;
if(data5 !== undefined){
data5[i0] = coerced5;
}
}
}
if(errors === _errs12){
if(typeof data6 === "string"){
if(data6.length > 256 && (data6.length > 512 || func1(data6) > 256)){
validate84.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
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

export const createImageVariationConsumed = validate87;
const schema44 = {"type":"object","required":["model"],"properties":{"model":{"type":"string","maxLength":500000000,"minLength":1},"guardrails":{"$ref":"contract#/components/schemas/GuardrailNames"}},"$id":"own-createImageVariationConsumed"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(Array.isArray(data))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(Array.isArray(data)){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "string" || dataType0 === "number"
              || dataType0 === "boolean" || data === null){
coerced0 = [data];
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate88.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType1 = typeof data0;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType1 = typeof data0;
if(typeof data0 === "string"){
coerced1 = data0;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data0;
}
else if(data0 === null){
coerced1 = "";
}
else {
validate88.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data0 = coerced1;
if(data !== undefined){
data[i0] = coerced1;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 256 && (data0.length > 512 || func1(data0) > 256)){
validate88.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate88.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createImageVariationConsumed" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate87.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["model"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate87.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
const _errs3 = errors;
if(!(validate88(data.guardrails, {instancePath:instancePath+"/guardrails",parentData:data,parentDataProperty:"guardrails",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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

export const createOcrFields = validate90;
const schema46 = {"type":"object","required":[],"properties":{"model":{"type":"string","maxLength":500000000},"document":{"type":"string","maxLength":33554432},"document_url":{"type":"string","maxLength":33554432},"image_url":{"type":"string","maxLength":33554432},"document_base64":{"type":"string","maxLength":33554432},"pages":{"type":"string","maxLength":65536},"include_image_base64":{"type":["boolean","null"]},"image_limit":{"type":["integer","null"]},"image_min_size":{"type":["integer","null"]},"confidence_scores_granularity":{"$ref":"contract#/components/schemas/OcrConfidenceGranularity"},"table_format":{"$ref":"contract#/components/schemas/OcrTableFormat"},"bbox_annotation_format":{"type":"string","maxLength":1048576},"document_annotation_format":{"type":"string","maxLength":1048576},"guardrails":{"type":["array","null"],"maxItems":100,"items":{"type":"string","maxLength":256}}},"$id":"own-createOcrFields"};
const schema47 = {"anyOf":[{"type":"string","enum":["page","word"]},{"type":"string","maxLength":4096}]};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "page") || (data === "word"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema47.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(typeof data !== "string"){
let dataType1 = typeof data;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType1 = typeof data;
if(typeof data === "string"){
coerced1 = data;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data;
}
else if(data === null){
coerced1 = "";
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data === "string"){
if(data.length > 4096 && (data.length > 8192 || func1(data) > 4096)){
const err3 = {instancePath,schemaPath:"#/anyOf/1/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
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
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate91.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate91.errors = vErrors;
return errors === 0;
}

const schema48 = {"anyOf":[{"type":"string","enum":["markdown","html"]},{"type":"string","maxLength":4096}]};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "markdown") || (data === "html"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema48.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(typeof data !== "string"){
let dataType1 = typeof data;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType1 = typeof data;
if(typeof data === "string"){
coerced1 = data;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data;
}
else if(data === null){
coerced1 = "";
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data === "string"){
if(data.length > 4096 && (data.length > 8192 || func1(data) > 4096)){
const err3 = {instancePath,schemaPath:"#/anyOf/1/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
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
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate93.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate93.errors = vErrors;
return errors === 0;
}


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createOcrFields" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate90.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["model"] = coerced0;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document !== undefined){
let data1 = data.document;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate90.errors = [{instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["document"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 33554432 && (data1.length > 67108864 || func1(data1) > 33554432)){
validate90.errors = [{instancePath:instancePath+"/document",schemaPath:"#/properties/document/maxLength",keyword:"maxLength",params:{limit: 33554432},message:"must NOT have more than 33554432 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_url !== undefined){
let data2 = data.document_url;
const _errs5 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if(typeof data2 === "string"){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
validate90.errors = [{instancePath:instancePath+"/document_url",schemaPath:"#/properties/document_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["document_url"] = coerced2;
}
}
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 33554432 && (data2.length > 67108864 || func1(data2) > 33554432)){
validate90.errors = [{instancePath:instancePath+"/document_url",schemaPath:"#/properties/document_url/maxLength",keyword:"maxLength",params:{limit: 33554432},message:"must NOT have more than 33554432 characters"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_url !== undefined){
let data3 = data.image_url;
const _errs7 = errors;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType3 = typeof data3;
if(typeof data3 === "string"){
coerced3 = data3;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
validate90.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["image_url"] = coerced3;
}
}
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 33554432 && (data3.length > 67108864 || func1(data3) > 33554432)){
validate90.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/maxLength",keyword:"maxLength",params:{limit: 33554432},message:"must NOT have more than 33554432 characters"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_base64 !== undefined){
let data4 = data.document_base64;
const _errs9 = errors;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType4 = typeof data4;
if(typeof data4 === "string"){
coerced4 = data4;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
validate90.errors = [{instancePath:instancePath+"/document_base64",schemaPath:"#/properties/document_base64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["document_base64"] = coerced4;
}
}
}
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 33554432 && (data4.length > 67108864 || func1(data4) > 33554432)){
validate90.errors = [{instancePath:instancePath+"/document_base64",schemaPath:"#/properties/document_base64/maxLength",keyword:"maxLength",params:{limit: 33554432},message:"must NOT have more than 33554432 characters"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
let data5 = data.pages;
const _errs11 = errors;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType5 = typeof data5;
if(typeof data5 === "string"){
coerced5 = data5;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
validate90.errors = [{instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["pages"] = coerced5;
}
}
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 65536 && (data5.length > 131072 || func1(data5) > 65536)){
validate90.errors = [{instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include_image_base64 !== undefined){
let data6 = data.include_image_base64;
const _errs13 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(dataType6 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType6 = typeof data6;
if((typeof data6 === "boolean") && (data6 === null)){
coerced6 = data6;
}
}
if(!(coerced6 !== undefined)){
if(data6 === "false" || data6 === 0 || data6 === null){
coerced6 = false;
}
else if(data6 === "true" || data6 === 1){
coerced6 = true;
}
else if(data6 === "" || data6 === 0 || data6 === false){
coerced6 = null;
}
else {
validate90.errors = [{instancePath:instancePath+"/include_image_base64",schemaPath:"#/properties/include_image_base64/type",keyword:"type",params:{type: schema46.properties.include_image_base64.type},message:"must be boolean,null"}];
return false;
}
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["include_image_base64"] = coerced6;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_limit !== undefined){
let data7 = data.image_limit;
const _errs15 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
let dataType7 = typeof data7;
let coerced7 = undefined;
if(dataType7 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType7 = typeof data7;
if((((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7))) && (data7 === null)){
coerced7 = data7;
}
}
if(!(coerced7 !== undefined)){
if(dataType7 === "boolean" || data7 === null
              || (dataType7 === "string" && data7 && data7 == +data7 && !(data7 % 1))){
coerced7 = +data7;
}
else if(data7 === "" || data7 === 0 || data7 === false){
coerced7 = null;
}
else {
validate90.errors = [{instancePath:instancePath+"/image_limit",schemaPath:"#/properties/image_limit/type",keyword:"type",params:{type: schema46.properties.image_limit.type},message:"must be integer,null"}];
return false;
}
}
if(coerced7 !== undefined){
data7 = coerced7;
if(data !== undefined){
data["image_limit"] = coerced7;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_min_size !== undefined){
let data8 = data.image_min_size;
const _errs17 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
let dataType8 = typeof data8;
let coerced8 = undefined;
if(dataType8 == 'object' && Array.isArray(data8) && data8.length == 1){
data8 = data8[0];
dataType8 = typeof data8;
if((((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8))) && (data8 === null)){
coerced8 = data8;
}
}
if(!(coerced8 !== undefined)){
if(dataType8 === "boolean" || data8 === null
              || (dataType8 === "string" && data8 && data8 == +data8 && !(data8 % 1))){
coerced8 = +data8;
}
else if(data8 === "" || data8 === 0 || data8 === false){
coerced8 = null;
}
else {
validate90.errors = [{instancePath:instancePath+"/image_min_size",schemaPath:"#/properties/image_min_size/type",keyword:"type",params:{type: schema46.properties.image_min_size.type},message:"must be integer,null"}];
return false;
}
}
if(coerced8 !== undefined){
data8 = coerced8;
if(data !== undefined){
data["image_min_size"] = coerced8;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidence_scores_granularity !== undefined){
const _errs19 = errors;
if(!(validate91(data.confidence_scores_granularity, {instancePath:instancePath+"/confidence_scores_granularity",parentData:data,parentDataProperty:"confidence_scores_granularity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.table_format !== undefined){
const _errs20 = errors;
if(!(validate93(data.table_format, {instancePath:instancePath+"/table_format",parentData:data,parentDataProperty:"table_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bbox_annotation_format !== undefined){
let data11 = data.bbox_annotation_format;
const _errs21 = errors;
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
validate90.errors = [{instancePath:instancePath+"/bbox_annotation_format",schemaPath:"#/properties/bbox_annotation_format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced9 !== undefined){
data11 = coerced9;
if(data !== undefined){
data["bbox_annotation_format"] = coerced9;
}
}
}
if(errors === _errs21){
if(typeof data11 === "string"){
if(data11.length > 1048576 && (data11.length > 2097152 || func1(data11) > 1048576)){
validate90.errors = [{instancePath:instancePath+"/bbox_annotation_format",schemaPath:"#/properties/bbox_annotation_format/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document_annotation_format !== undefined){
let data12 = data.document_annotation_format;
const _errs23 = errors;
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
validate90.errors = [{instancePath:instancePath+"/document_annotation_format",schemaPath:"#/properties/document_annotation_format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced10 !== undefined){
data12 = coerced10;
if(data !== undefined){
data["document_annotation_format"] = coerced10;
}
}
}
if(errors === _errs23){
if(typeof data12 === "string"){
if(data12.length > 1048576 && (data12.length > 2097152 || func1(data12) > 1048576)){
validate90.errors = [{instancePath:instancePath+"/document_annotation_format",schemaPath:"#/properties/document_annotation_format/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
let data13 = data.guardrails;
const _errs25 = errors;
if((!(Array.isArray(data13))) && (data13 !== null)){
let dataType11 = typeof data13;
let coerced11 = undefined;
if(dataType11 == 'object' && Array.isArray(data13) && data13.length == 1){
data13 = data13[0];
dataType11 = typeof data13;
if((Array.isArray(data13)) && (data13 === null)){
coerced11 = data13;
}
}
if(!(coerced11 !== undefined)){
if(dataType11 === "string" || dataType11 === "number"
              || dataType11 === "boolean" || data13 === null){
coerced11 = [data13];
}
else if(data13 === "" || data13 === 0 || data13 === false){
coerced11 = null;
}
else {
validate90.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/type",keyword:"type",params:{type: schema46.properties.guardrails.type},message:"must be array,null"}];
return false;
}
}
if(coerced11 !== undefined){
data13 = coerced11;
if(data !== undefined){
data["guardrails"] = coerced11;
}
}
}
if(errors === _errs25){
if(Array.isArray(data13)){
if(data13.length > 100){
validate90.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs27 = errors;
if(typeof data14 !== "string"){
let dataType12 = typeof data14;
let coerced12 = undefined;
if(dataType12 == 'object' && Array.isArray(data14) && data14.length == 1){
data14 = data14[0];
dataType12 = typeof data14;
if(typeof data14 === "string"){
coerced12 = data14;
}
}
if(!(coerced12 !== undefined)){
if(dataType12 == "number" || dataType12 == "boolean"){
coerced12 = "" + data14;
}
else if(data14 === null){
coerced12 = "";
}
else {
validate90.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced12 !== undefined){
data14 = coerced12;
if(data13 !== undefined){
data13[i0] = coerced12;
}
}
}
if(errors === _errs27){
if(typeof data14 === "string"){
if(data14.length > 256 && (data14.length > 512 || func1(data14) > 256)){
validate90.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid1 = _errs27 === errors;
if(!valid1){
break;
}
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
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
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

export const createOcrConsumed = validate95;
const schema49 = {"type":"object","required":[],"properties":{"model":{"type":"string","maxLength":500000000},"guardrails":{"$ref":"contract#/components/schemas/GuardrailNames"}},"$id":"own-createOcrConsumed"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(Array.isArray(data))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(Array.isArray(data)){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "string" || dataType0 === "number"
              || dataType0 === "boolean" || data === null){
coerced0 = [data];
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate96.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType1 = typeof data0;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType1 = typeof data0;
if(typeof data0 === "string"){
coerced1 = data0;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data0;
}
else if(data0 === null){
coerced1 = "";
}
else {
validate96.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data0 = coerced1;
if(data !== undefined){
data[i0] = coerced1;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 256 && (data0.length > 512 || func1(data0) > 256)){
validate96.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate96.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createOcrConsumed" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate95.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["model"] = coerced0;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
const _errs3 = errors;
if(!(validate96(data.guardrails, {instancePath:instancePath+"/guardrails",parentData:data,parentDataProperty:"guardrails",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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

export const uploadFileFields = validate98;
const schema51 = {"type":"object","required":[],"properties":{"purpose":{"type":"string","maxLength":512}},"$id":"own-uploadFileFields"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-uploadFileFields" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.purpose !== undefined){
let data0 = data.purpose;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate98.errors = [{instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["purpose"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512 && (data0.length > 1024 || func1(data0) > 512)){
validate98.errors = [{instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
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

export const listFilesParameters = validate99;
const schema52 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":[],"properties":{}},"query":{"type":"object","required":[],"properties":{"limit":{"type":"integer","minimum":1,"maximum":10000,"default":100},"after":{"type":"string","format":"uuid"},"purpose":{"type":"string","maxLength":8192,"minLength":1}}},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-listFilesParameters"};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-listFilesParameters" */;
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
if(data1.limit === undefined){
data1.limit = 100;
}
let data2 = data1.limit;
const _errs5 = errors;
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
validate99.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000 || isNaN(data2)){
validate99.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate99.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(valid1){
if(data1.after !== undefined){
let data3 = data1.after;
const _errs7 = errors;
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
validate99.errors = [{instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["after"] = coerced1;
}
}
}
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate99.errors = [{instancePath:instancePath+"/query/after",schemaPath:"#/properties/query/properties/after/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.purpose !== undefined){
let data4 = data1.purpose;
const _errs9 = errors;
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
validate99.errors = [{instancePath:instancePath+"/query/purpose",schemaPath:"#/properties/query/properties/purpose/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["purpose"] = coerced2;
}
}
}
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate99.errors = [{instancePath:instancePath+"/query/purpose",schemaPath:"#/properties/query/properties/purpose/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 8192 && (data4.length > 16384 || func1(data4) > 8192)){
validate99.errors = [{instancePath:instancePath+"/query/purpose",schemaPath:"#/properties/query/properties/purpose/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
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
let data5 = data.header;
const _errs11 = errors;
if(errors === _errs11){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate99.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
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

export const getFileParameters = validate100;
const schema53 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["file_id"],"properties":{"file_id":{"type":"string","format":"uuid"}}},"query":{"type":"object","required":[],"properties":{}},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-getFileParameters"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-getFileParameters" */;
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.file_id === undefined) && (missing1 = "file_id")){
validate100.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.file_id !== undefined){
let data1 = data0.file_id;
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
validate100.errors = [{instancePath:instancePath+"/path/file_id",schemaPath:"#/properties/path/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["file_id"] = coerced0;
}
}
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate100.errors = [{instancePath:instancePath+"/path/file_id",schemaPath:"#/properties/path/properties/file_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
}
}
}
else {
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
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate100.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate100.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
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

export const deleteFileParameters = validate101;
const schema54 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["file_id"],"properties":{"file_id":{"type":"string","format":"uuid"}}},"query":{"type":"object","required":[],"properties":{}},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-deleteFileParameters"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-deleteFileParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.file_id === undefined) && (missing1 = "file_id")){
validate101.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.file_id !== undefined){
let data1 = data0.file_id;
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
validate101.errors = [{instancePath:instancePath+"/path/file_id",schemaPath:"#/properties/path/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["file_id"] = coerced0;
}
}
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate101.errors = [{instancePath:instancePath+"/path/file_id",schemaPath:"#/properties/path/properties/file_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate101.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate101.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}

export const getFileContentParameters = validate102;
const schema55 = {"type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","required":["file_id"],"properties":{"file_id":{"type":"string","format":"uuid"}}},"query":{"type":"object","required":[],"properties":{}},"header":{"type":"object","required":[],"properties":{}}},"$id":"own-getFileContentParameters"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-getFileContentParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.file_id === undefined) && (missing1 = "file_id")){
validate102.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.file_id !== undefined){
let data1 = data0.file_id;
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
validate102.errors = [{instancePath:instancePath+"/path/file_id",schemaPath:"#/properties/path/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["file_id"] = coerced0;
}
}
}
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate102.errors = [{instancePath:instancePath+"/path/file_id",schemaPath:"#/properties/path/properties/file_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate102.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs7 = errors;
if(errors === _errs7){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate102.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

