// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const TokenList = validate53;
const schema20 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"contract#/components/schemas/Token"}},"next_cursor":{"$ref":"contract#/components/schemas/NextCursor"}}};
const schema21 = {"type":"object","required":["id","name","role","organisation","characters","created_at","expires_at","revoked_at"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"role":{"$ref":"contract#/components/schemas/Role"},"organisation":{"type":["string","null"]},"characters":{"type":"string"},"created_at":{"$ref":"contract#/components/schemas/Time"},"expires_at":{"$ref":"contract#/components/schemas/Time"},"revoked_at":{"$ref":"contract#/components/schemas/OptionalTime"}}};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const schema22 = {"type":"string","enum":["viewer","finance","operator","admin"]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "viewer") || (data === "finance")) || (data === "operator")) || (data === "admin"))){
validate55.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"string","format":"date-time","maxLength":40};
const formats2 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats2.validate(data))){
validate57.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
if(data.length > 40 && (data.length > 80 || func1(data) > 40)){
validate57.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate57.errors = vErrors;
return errors === 0;
}

const schema24 = {"anyOf":[{"$ref":"contract#/components/schemas/Time"},{"type":"null"}]};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate60.errors = vErrors;
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
validate60.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.organisation === undefined) && (missing0 = "organisation"))) || ((data.characters === undefined) && (missing0 = "characters"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.revoked_at === undefined) && (missing0 = "revoked_at"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate54.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate54.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs5 = errors;
if(!(validate55(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organisation !== undefined){
let data3 = data.organisation;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate54.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/type",keyword:"type",params:{type: schema21.properties.organisation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.characters !== undefined){
const _errs8 = errors;
if(typeof data.characters !== "string"){
validate54.errors = [{instancePath:instancePath+"/characters",schemaPath:"#/properties/characters/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs10 = errors;
if(!(validate57(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs11 = errors;
if(!(validate57(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revoked_at !== undefined){
const _errs12 = errors;
if(!(validate60(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
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

const schema25 = {"type":["string","null"]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema25.type},message:"must be string,null"}];
return false;
}
validate64.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate54(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs4 = errors;
if(!(validate64(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
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

export const DetailError = validate66;
const schema26 = {"type":"object","required":["detail"],"properties":{"detail":{"type":"object","required":["message","error_type"],"properties":{"message":{"type":"string"},"error_type":{"type":"string"},"details":{"type":"object"}}}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.detail === undefined) && (missing0 = "detail")){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.detail !== undefined){
let data0 = data.detail;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.message === undefined) && (missing1 = "message")) || ((data0.error_type === undefined) && (missing1 = "error_type"))){
validate66.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.message !== undefined){
const _errs3 = errors;
if(typeof data0.message !== "string"){
validate66.errors = [{instancePath:instancePath+"/detail/message",schemaPath:"#/properties/detail/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.error_type !== undefined){
const _errs5 = errors;
if(typeof data0.error_type !== "string"){
validate66.errors = [{instancePath:instancePath+"/detail/error_type",schemaPath:"#/properties/detail/properties/error_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.details !== undefined){
let data3 = data0.details;
const _errs7 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate66.errors = [{instancePath:instancePath+"/detail/details",schemaPath:"#/properties/detail/properties/details/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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

export const CreatedToken = validate67;
const schema27 = {"type":"object","required":["token","record"],"properties":{"token":{"type":["string","null"]},"record":{"$ref":"contract#/components/schemas/Token"}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.record === undefined) && (missing0 = "record"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate67.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema27.properties.token.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.record !== undefined){
const _errs3 = errors;
if(!(validate54(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

export const ModelError = validate69;
const schema28 = {"type":"object","required":["error"],"properties":{"error":{"$ref":"contract#/components/schemas/ErrorBody"}}};
const schema29 = {"type":"object","required":["message","type","param","code"],"properties":{"message":{"type":"string"},"type":{"type":"string"},"param":{"type":["string","null"]},"code":{"type":["string","null"]}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.message === undefined) && (missing0 = "message")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.param === undefined) && (missing0 = "param"))) || ((data.code === undefined) && (missing0 = "code"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
const _errs1 = errors;
if(typeof data.message !== "string"){
validate70.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs3 = errors;
if(typeof data.type !== "string"){
validate70.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data2 = data.param;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate70.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema29.properties.param.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data3 = data.code;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate70.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema29.properties.code.type},message:"must be string,null"}];
return false;
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
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(!(validate70(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
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

export const Token = validate72;

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.organisation === undefined) && (missing0 = "organisation"))) || ((data.characters === undefined) && (missing0 = "characters"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.revoked_at === undefined) && (missing0 = "revoked_at"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate72.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate72.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs5 = errors;
if(!(validate55(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organisation !== undefined){
let data3 = data.organisation;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate72.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/type",keyword:"type",params:{type: schema21.properties.organisation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.characters !== undefined){
const _errs8 = errors;
if(typeof data.characters !== "string"){
validate72.errors = [{instancePath:instancePath+"/characters",schemaPath:"#/properties/characters/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs10 = errors;
if(!(validate57(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs11 = errors;
if(!(validate57(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revoked_at !== undefined){
const _errs12 = errors;
if(!(validate60(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
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

export const OrganisationList = validate77;
const schema31 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"contract#/components/schemas/Organisation"}},"next_cursor":{"$ref":"contract#/components/schemas/NextCursor"}}};
const schema32 = {"type":"object","required":["id","name","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"created_at":{"$ref":"contract#/components/schemas/Time"}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate78.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate78.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs5 = errors;
if(!(validate57(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
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
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate78(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs4 = errors;
if(!(validate64(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
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

export const Organisation = validate82;

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate82.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate82.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs5 = errors;
if(!(validate57(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
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
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}

export const ProjectList = validate84;
const schema34 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"contract#/components/schemas/Project"}},"next_cursor":{"$ref":"contract#/components/schemas/NextCursor"}}};
const schema35 = {"type":"object","required":["id","name","organisation","organisation_id","models","disabled_models","required_tags","created_at"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"organisation":{"type":"string"},"organisation_id":{"type":"string","format":"uuid"},"models":{"$ref":"contract#/components/schemas/ProjectModels"},"disabled_models":{"type":"array","items":{"type":"string"}},"required_tags":{"$ref":"contract#/components/schemas/RequiredTags"},"created_at":{"$ref":"contract#/components/schemas/Time"}}};
const schema36 = {"anyOf":[{"type":"string","enum":["all"]},{"$ref":"contract#/components/schemas/ModelIds"}]};
const schema37 = {"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate87.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate87.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
validate87.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === "all")){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema36.anyOf[0].enum},message:"must be equal to one of the allowed values"};
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
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate86.errors = vErrors;
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
validate86.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"array","maxItems":8,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}$","maxLength":32}};
const pattern3 = new RegExp("^[a-z][a-z0-9_]{0,31}$", "u");

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 8){
validate90.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate90.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}$"+"\""}];
return false;
}
else {
if(data0.length > 32 && (data0.length > 64 || func1(data0) > 32)){
validate90.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate90.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.organisation === undefined) && (missing0 = "organisation"))) || ((data.organisation_id === undefined) && (missing0 = "organisation_id"))) || ((data.models === undefined) && (missing0 = "models"))) || ((data.disabled_models === undefined) && (missing0 = "disabled_models"))) || ((data.required_tags === undefined) && (missing0 = "required_tags"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate85.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate85.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organisation !== undefined){
const _errs5 = errors;
if(typeof data.organisation !== "string"){
validate85.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organisation_id !== undefined){
let data3 = data.organisation_id;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate85.errors = [{instancePath:instancePath+"/organisation_id",schemaPath:"#/properties/organisation_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/organisation_id",schemaPath:"#/properties/organisation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.models !== undefined){
const _errs9 = errors;
if(!(validate86(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_models !== undefined){
let data5 = data.disabled_models;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(typeof data5[i0] !== "string"){
validate85.errors = [{instancePath:instancePath+"/disabled_models/" + i0,schemaPath:"#/properties/disabled_models/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/disabled_models",schemaPath:"#/properties/disabled_models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required_tags !== undefined){
const _errs14 = errors;
if(!(validate90(data.required_tags, {instancePath:instancePath+"/required_tags",parentData:data,parentDataProperty:"required_tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs15 = errors;
if(!(validate57(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
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
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate85(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs4 = errors;
if(!(validate64(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
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

export const Project = validate95;

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.organisation === undefined) && (missing0 = "organisation"))) || ((data.organisation_id === undefined) && (missing0 = "organisation_id"))) || ((data.models === undefined) && (missing0 = "models"))) || ((data.disabled_models === undefined) && (missing0 = "disabled_models"))) || ((data.required_tags === undefined) && (missing0 = "required_tags"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate95.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate95.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organisation !== undefined){
const _errs5 = errors;
if(typeof data.organisation !== "string"){
validate95.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organisation_id !== undefined){
let data3 = data.organisation_id;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate95.errors = [{instancePath:instancePath+"/organisation_id",schemaPath:"#/properties/organisation_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/organisation_id",schemaPath:"#/properties/organisation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.models !== undefined){
const _errs9 = errors;
if(!(validate86(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_models !== undefined){
let data5 = data.disabled_models;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(typeof data5[i0] !== "string"){
validate95.errors = [{instancePath:instancePath+"/disabled_models/" + i0,schemaPath:"#/properties/disabled_models/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/disabled_models",schemaPath:"#/properties/disabled_models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required_tags !== undefined){
const _errs14 = errors;
if(!(validate90(data.required_tags, {instancePath:instancePath+"/required_tags",parentData:data,parentDataProperty:"required_tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs15 = errors;
if(!(validate57(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
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
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}

export const ProjectDeletion = validate99;
const schema40 = {"type":"object","required":["project","dry_run","keys","stored_objects","stored_bytes"],"properties":{"project":{"$ref":"contract#/components/schemas/Project"},"dry_run":{"type":"boolean"},"keys":{"type":"integer"},"stored_objects":{"type":"integer"},"stored_bytes":{"type":"string"}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.project === undefined) && (missing0 = "project")) || ((data.dry_run === undefined) && (missing0 = "dry_run"))) || ((data.keys === undefined) && (missing0 = "keys"))) || ((data.stored_objects === undefined) && (missing0 = "stored_objects"))) || ((data.stored_bytes === undefined) && (missing0 = "stored_bytes"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.project !== undefined){
const _errs1 = errors;
if(!(validate85(data.project, {instancePath:instancePath+"/project",parentData:data,parentDataProperty:"project",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_run !== undefined){
const _errs2 = errors;
if(typeof data.dry_run !== "boolean"){
validate99.errors = [{instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keys !== undefined){
let data2 = data.keys;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate99.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stored_objects !== undefined){
let data3 = data.stored_objects;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate99.errors = [{instancePath:instancePath+"/stored_objects",schemaPath:"#/properties/stored_objects/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stored_bytes !== undefined){
const _errs8 = errors;
if(typeof data.stored_bytes !== "string"){
validate99.errors = [{instancePath:instancePath+"/stored_bytes",schemaPath:"#/properties/stored_bytes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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

export const ProjectModelList = validate101;
const schema41 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"contract#/components/schemas/ProjectModel"}}}};
const schema42 = {"type":"object","required":["model","enabled"],"properties":{"model":{"type":"string"},"enabled":{"type":"boolean"}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.enabled === undefined) && (missing0 = "enabled"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate102.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs3 = errors;
if(typeof data.enabled !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate102(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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

export const ProjectModel = validate104;

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.enabled === undefined) && (missing0 = "enabled"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate104.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs3 = errors;
if(typeof data.enabled !== "boolean"){
validate104.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}

export const Quota = validate105;
const schema44 = {"type":"object","required":["project","project_id","max_bytes","max_count","stored_bytes","stored_count"],"properties":{"project":{"type":"string"},"project_id":{"type":"string","format":"uuid"},"max_bytes":{"$ref":"contract#/components/schemas/QuotaLimit"},"max_count":{"$ref":"contract#/components/schemas/QuotaLimit"},"stored_bytes":{"type":"integer"},"stored_count":{"type":"integer"}}};
const schema45 = {"type":["integer","null"],"minimum":0,"maximum":9007199254740991};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema45.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate106.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate106.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate106.errors = vErrors;
return errors === 0;
}


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.project === undefined) && (missing0 = "project")) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.max_bytes === undefined) && (missing0 = "max_bytes"))) || ((data.max_count === undefined) && (missing0 = "max_count"))) || ((data.stored_bytes === undefined) && (missing0 = "stored_bytes"))) || ((data.stored_count === undefined) && (missing0 = "stored_count"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.project !== undefined){
const _errs1 = errors;
if(typeof data.project !== "string"){
validate105.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data1 = data.project_id;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate105.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.max_bytes !== undefined){
const _errs5 = errors;
if(!(validate106(data.max_bytes, {instancePath:instancePath+"/max_bytes",parentData:data,parentDataProperty:"max_bytes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_count !== undefined){
const _errs6 = errors;
if(!(validate106(data.max_count, {instancePath:instancePath+"/max_count",parentData:data,parentDataProperty:"max_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stored_bytes !== undefined){
let data4 = data.stored_bytes;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate105.errors = [{instancePath:instancePath+"/stored_bytes",schemaPath:"#/properties/stored_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stored_count !== undefined){
let data5 = data.stored_count;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate105.errors = [{instancePath:instancePath+"/stored_count",schemaPath:"#/properties/stored_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}

export const Budget = validate109;
const schema46 = {"type":"object","required":["id","scope","organisation","organisation_id","project","project_id","key_id","model","tag","interval","period","renews_at","soft","limit_eur_cents","consumed_eur_cents","remaining_eur_cents","exceeded","next_limit_eur_cents","top_up","settled_nano_eur","reserved_nano_eur"],"properties":{"id":{"type":"string","format":"uuid"},"scope":{"$ref":"contract#/components/schemas/BudgetScope"},"organisation":{"type":"string"},"organisation_id":{"type":"string","format":"uuid"},"project":{"type":["string","null"]},"project_id":{"type":["string","null"]},"key_id":{"type":["string","null"]},"model":{"type":["string","null"]},"tag":{"type":["string","null"]},"interval":{"$ref":"contract#/components/schemas/BudgetInterval"},"period":{"type":"string"},"renews_at":{"type":"string","format":"date-time"},"soft":{"type":"boolean"},"limit_eur_cents":{"type":["integer","null"]},"consumed_eur_cents":{"type":["integer","null"]},"remaining_eur_cents":{"type":["integer","null"]},"exceeded":{"type":"boolean"},"next_limit_eur_cents":{"type":["integer","null"]},"top_up":{"anyOf":[{"$ref":"contract#/components/schemas/TopUp"},{"type":"null"}]},"settled_nano_eur":{"$ref":"contract#/components/schemas/Nano"},"reserved_nano_eur":{"$ref":"contract#/components/schemas/Nano"}}};
const schema47 = {"type":"string","enum":["organisation","project","key"]};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "organisation") || (data === "project")) || (data === "key"))){
validate110.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate110.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"string","enum":["day","week","month"]};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "day") || (data === "week")) || (data === "month"))){
validate112.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate112.errors = vErrors;
return errors === 0;
}

const schema49 = {"type":"object","required":["eur_cents","until","reason"],"properties":{"eur_cents":{"type":"integer"},"until":{"type":"string","format":"date-time"},"reason":{"type":"string"}}};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.eur_cents === undefined) && (missing0 = "eur_cents")) || ((data.until === undefined) && (missing0 = "until"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.eur_cents !== undefined){
let data0 = data.eur_cents;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate114.errors = [{instancePath:instancePath+"/eur_cents",schemaPath:"#/properties/eur_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined){
let data1 = data.until;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats2.validate(data1))){
validate114.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.reason !== undefined){
const _errs5 = errors;
if(typeof data.reason !== "string"){
validate114.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}

const schema50 = {"type":"string","pattern":"^-?[0-9]+$"};
const pattern4 = new RegExp("^-?[0-9]+$", "u");

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate116.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+$"},message:"must match pattern \""+"^-?[0-9]+$"+"\""}];
return false;
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.organisation === undefined) && (missing0 = "organisation"))) || ((data.organisation_id === undefined) && (missing0 = "organisation_id"))) || ((data.project === undefined) && (missing0 = "project"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.key_id === undefined) && (missing0 = "key_id"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.tag === undefined) && (missing0 = "tag"))) || ((data.interval === undefined) && (missing0 = "interval"))) || ((data.period === undefined) && (missing0 = "period"))) || ((data.renews_at === undefined) && (missing0 = "renews_at"))) || ((data.soft === undefined) && (missing0 = "soft"))) || ((data.limit_eur_cents === undefined) && (missing0 = "limit_eur_cents"))) || ((data.consumed_eur_cents === undefined) && (missing0 = "consumed_eur_cents"))) || ((data.remaining_eur_cents === undefined) && (missing0 = "remaining_eur_cents"))) || ((data.exceeded === undefined) && (missing0 = "exceeded"))) || ((data.next_limit_eur_cents === undefined) && (missing0 = "next_limit_eur_cents"))) || ((data.top_up === undefined) && (missing0 = "top_up"))) || ((data.settled_nano_eur === undefined) && (missing0 = "settled_nano_eur"))) || ((data.reserved_nano_eur === undefined) && (missing0 = "reserved_nano_eur"))){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate109.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.scope !== undefined){
const _errs3 = errors;
if(!(validate110(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organisation !== undefined){
const _errs4 = errors;
if(typeof data.organisation !== "string"){
validate109.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organisation_id !== undefined){
let data3 = data.organisation_id;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate109.errors = [{instancePath:instancePath+"/organisation_id",schemaPath:"#/properties/organisation_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/organisation_id",schemaPath:"#/properties/organisation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.project !== undefined){
let data4 = data.project;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate109.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: schema46.properties.project.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data5 = data.project_id;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate109.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema46.properties.project_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key_id !== undefined){
let data6 = data.key_id;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate109.errors = [{instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type: schema46.properties.key_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data7 = data.model;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate109.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema46.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag !== undefined){
let data8 = data.tag;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate109.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: schema46.properties.tag.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interval !== undefined){
const _errs18 = errors;
if(!(validate112(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period !== undefined){
const _errs19 = errors;
if(typeof data.period !== "string"){
validate109.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renews_at !== undefined){
let data11 = data.renews_at;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data11 === "string"){
if(!(formats2.validate(data11))){
validate109.errors = [{instancePath:instancePath+"/renews_at",schemaPath:"#/properties/renews_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/renews_at",schemaPath:"#/properties/renews_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.soft !== undefined){
const _errs23 = errors;
if(typeof data.soft !== "boolean"){
validate109.errors = [{instancePath:instancePath+"/soft",schemaPath:"#/properties/soft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit_eur_cents !== undefined){
let data13 = data.limit_eur_cents;
const _errs25 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate109.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/type",keyword:"type",params:{type: schema46.properties.limit_eur_cents.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consumed_eur_cents !== undefined){
let data14 = data.consumed_eur_cents;
const _errs27 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate109.errors = [{instancePath:instancePath+"/consumed_eur_cents",schemaPath:"#/properties/consumed_eur_cents/type",keyword:"type",params:{type: schema46.properties.consumed_eur_cents.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remaining_eur_cents !== undefined){
let data15 = data.remaining_eur_cents;
const _errs29 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate109.errors = [{instancePath:instancePath+"/remaining_eur_cents",schemaPath:"#/properties/remaining_eur_cents/type",keyword:"type",params:{type: schema46.properties.remaining_eur_cents.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exceeded !== undefined){
const _errs31 = errors;
if(typeof data.exceeded !== "boolean"){
validate109.errors = [{instancePath:instancePath+"/exceeded",schemaPath:"#/properties/exceeded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_limit_eur_cents !== undefined){
let data17 = data.next_limit_eur_cents;
const _errs33 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate109.errors = [{instancePath:instancePath+"/next_limit_eur_cents",schemaPath:"#/properties/next_limit_eur_cents/type",keyword:"type",params:{type: schema46.properties.next_limit_eur_cents.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_up !== undefined){
let data18 = data.top_up;
const _errs35 = errors;
const _errs36 = errors;
let valid1 = false;
const _errs37 = errors;
if(!(validate114(data18, {instancePath:instancePath+"/top_up",parentData:data,parentDataProperty:"top_up",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var _valid0 = _errs37 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs38 = errors;
if(data18 !== null){
const err0 = {instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate109.errors = vErrors;
return false;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settled_nano_eur !== undefined){
const _errs40 = errors;
if(!(validate116(data.settled_nano_eur, {instancePath:instancePath+"/settled_nano_eur",parentData:data,parentDataProperty:"settled_nano_eur",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reserved_nano_eur !== undefined){
const _errs41 = errors;
if(!(validate116(data.reserved_nano_eur, {instancePath:instancePath+"/reserved_nano_eur",parentData:data,parentDataProperty:"reserved_nano_eur",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
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
}
}
}
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}

export const CreatedKey = validate119;
const schema51 = {"type":"object","required":["key","record"],"properties":{"key":{"type":["string","null"]},"record":{"$ref":"contract#/components/schemas/Key"}}};
const schema52 = {"type":"object","required":["id","name","project","project_id","characters","models","requests_per_minute","created_at","expires_at","revoked_at","last_used_at","replaces"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"project":{"type":"string"},"project_id":{"type":"string","format":"uuid"},"characters":{"type":"string"},"models":{"$ref":"contract#/components/schemas/KeyModels"},"requests_per_minute":{"$ref":"contract#/components/schemas/RequestsPerMinute"},"created_at":{"$ref":"contract#/components/schemas/Time"},"expires_at":{"$ref":"contract#/components/schemas/OptionalTime"},"revoked_at":{"$ref":"contract#/components/schemas/OptionalTime"},"last_used_at":{"$ref":"contract#/components/schemas/OptionalTime"},"replaces":{"type":["string","null"]}}};
const schema53 = {"anyOf":[{"$ref":"contract#/components/schemas/ModelIds"},{"type":"null"}]};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate121.errors = vErrors;
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
validate121.errors = vErrors;
return errors === 0;
}

const schema54 = {"type":["integer","null"],"minimum":1,"maximum":1000000000};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema54.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
validate124.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate124.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate124.errors = vErrors;
return errors === 0;
}


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.project === undefined) && (missing0 = "project"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.characters === undefined) && (missing0 = "characters"))) || ((data.models === undefined) && (missing0 = "models"))) || ((data.requests_per_minute === undefined) && (missing0 = "requests_per_minute"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.revoked_at === undefined) && (missing0 = "revoked_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.replaces === undefined) && (missing0 = "replaces"))){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate120.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate120.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project !== undefined){
const _errs5 = errors;
if(typeof data.project !== "string"){
validate120.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data3 = data.project_id;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate120.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.characters !== undefined){
const _errs9 = errors;
if(typeof data.characters !== "string"){
validate120.errors = [{instancePath:instancePath+"/characters",schemaPath:"#/properties/characters/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
const _errs11 = errors;
if(!(validate121(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests_per_minute !== undefined){
const _errs12 = errors;
if(!(validate124(data.requests_per_minute, {instancePath:instancePath+"/requests_per_minute",parentData:data,parentDataProperty:"requests_per_minute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs13 = errors;
if(!(validate57(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs14 = errors;
if(!(validate60(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revoked_at !== undefined){
const _errs15 = errors;
if(!(validate60(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used_at !== undefined){
const _errs16 = errors;
if(!(validate60(data.last_used_at, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replaces !== undefined){
let data11 = data.replaces;
const _errs17 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate120.errors = [{instancePath:instancePath+"/replaces",schemaPath:"#/properties/replaces/type",keyword:"type",params:{type: schema52.properties.replaces.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs17 === errors;
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
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.key === undefined) && (missing0 = "key")) || ((data.record === undefined) && (missing0 = "record"))){
validate119.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate119.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema51.properties.key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.record !== undefined){
const _errs3 = errors;
if(!(validate120(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
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
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}

export const KeyList = validate131;
const schema55 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"contract#/components/schemas/Key"}},"next_cursor":{"$ref":"contract#/components/schemas/NextCursor"}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate120(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs4 = errors;
if(!(validate64(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}

export const Key = validate134;

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.project === undefined) && (missing0 = "project"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.characters === undefined) && (missing0 = "characters"))) || ((data.models === undefined) && (missing0 = "models"))) || ((data.requests_per_minute === undefined) && (missing0 = "requests_per_minute"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.revoked_at === undefined) && (missing0 = "revoked_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.replaces === undefined) && (missing0 = "replaces"))){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate134.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate134.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate134.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project !== undefined){
const _errs5 = errors;
if(typeof data.project !== "string"){
validate134.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data3 = data.project_id;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate134.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate134.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.characters !== undefined){
const _errs9 = errors;
if(typeof data.characters !== "string"){
validate134.errors = [{instancePath:instancePath+"/characters",schemaPath:"#/properties/characters/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
const _errs11 = errors;
if(!(validate121(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests_per_minute !== undefined){
const _errs12 = errors;
if(!(validate124(data.requests_per_minute, {instancePath:instancePath+"/requests_per_minute",parentData:data,parentDataProperty:"requests_per_minute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs13 = errors;
if(!(validate57(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs14 = errors;
if(!(validate60(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revoked_at !== undefined){
const _errs15 = errors;
if(!(validate60(data.revoked_at, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used_at !== undefined){
const _errs16 = errors;
if(!(validate60(data.last_used_at, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replaces !== undefined){
let data11 = data.replaces;
const _errs17 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate134.errors = [{instancePath:instancePath+"/replaces",schemaPath:"#/properties/replaces/type",keyword:"type",params:{type: schema52.properties.replaces.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs17 === errors;
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
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}

export const RotatedKey = validate141;
const schema57 = {"type":"object","required":["key","record","previous"],"properties":{"key":{"type":["string","null"]},"record":{"$ref":"contract#/components/schemas/Key"},"previous":{"$ref":"contract#/components/schemas/Key"}}};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.key === undefined) && (missing0 = "key")) || ((data.record === undefined) && (missing0 = "record"))) || ((data.previous === undefined) && (missing0 = "previous"))){
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate141.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema57.properties.key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.record !== undefined){
const _errs3 = errors;
if(!(validate120(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous !== undefined){
const _errs4 = errors;
if(!(validate120(data.previous, {instancePath:instancePath+"/previous",parentData:data,parentDataProperty:"previous",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}

export const BudgetList = validate144;
const schema58 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"contract#/components/schemas/Budget"}},"next_cursor":{"$ref":"contract#/components/schemas/NextCursor"}}};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate109(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs4 = errors;
if(!(validate64(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}

export const BudgetDeletion = validate147;
const schema59 = {"type":"object","required":["budget","dry_run"],"properties":{"budget":{"$ref":"contract#/components/schemas/Budget"},"dry_run":{"type":"boolean"}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.budget === undefined) && (missing0 = "budget")) || ((data.dry_run === undefined) && (missing0 = "dry_run"))){
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.budget !== undefined){
const _errs1 = errors;
if(!(validate109(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_run !== undefined){
const _errs2 = errors;
if(typeof data.dry_run !== "boolean"){
validate147.errors = [{instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}

export const AlertList = validate149;
const schema60 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"contract#/components/schemas/Alert"}},"next_cursor":{"$ref":"contract#/components/schemas/NextCursor"}}};
const schema61 = {"type":"object","required":["id","at","budget_id","scope","organisation","project","project_id","key_id","model","tag","period","threshold","limit_nano_eur","settled_nano_eur","forecast_nano_eur","deliveries"],"properties":{"id":{"type":"string","format":"uuid"},"at":{"$ref":"contract#/components/schemas/Time"},"budget_id":{"type":"string"},"scope":{"type":["string","null"]},"organisation":{"type":["string","null"]},"project":{"type":["string","null"]},"project_id":{"type":["string","null"]},"key_id":{"type":["string","null"]},"model":{"type":["string","null"]},"tag":{"type":["string","null"]},"period":{"type":"string"},"threshold":{"type":"string"},"limit_nano_eur":{"$ref":"contract#/components/schemas/Nano"},"settled_nano_eur":{"$ref":"contract#/components/schemas/Nano"},"forecast_nano_eur":{"type":["string","null"]},"deliveries":{"type":"array","items":{"$ref":"contract#/components/schemas/AlertDelivery"}}}};
const schema62 = {"type":"object","required":["target","state","attempts","next_attempt_at","ended_at","detail"],"properties":{"target":{"type":"string"},"state":{"type":"string","enum":["waiting","sent","failed"]},"attempts":{"type":"integer"},"next_attempt_at":{"$ref":"contract#/components/schemas/OptionalTime"},"ended_at":{"$ref":"contract#/components/schemas/OptionalTime"},"detail":{"type":"string"}}};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.target === undefined) && (missing0 = "target")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.ended_at === undefined) && (missing0 = "ended_at"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.target !== undefined){
const _errs1 = errors;
if(typeof data.target !== "string"){
validate154.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data1 = data.state;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate154.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "waiting") || (data1 === "sent")) || (data1 === "failed"))){
validate154.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema62.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data2 = data.attempts;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate154.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt_at !== undefined){
const _errs7 = errors;
if(!(validate60(data.next_attempt_at, {instancePath:instancePath+"/next_attempt_at",parentData:data,parentDataProperty:"next_attempt_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ended_at !== undefined){
const _errs8 = errors;
if(!(validate60(data.ended_at, {instancePath:instancePath+"/ended_at",parentData:data,parentDataProperty:"ended_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
const _errs9 = errors;
if(typeof data.detail !== "string"){
validate154.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.budget_id === undefined) && (missing0 = "budget_id"))) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.organisation === undefined) && (missing0 = "organisation"))) || ((data.project === undefined) && (missing0 = "project"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.key_id === undefined) && (missing0 = "key_id"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.tag === undefined) && (missing0 = "tag"))) || ((data.period === undefined) && (missing0 = "period"))) || ((data.threshold === undefined) && (missing0 = "threshold"))) || ((data.limit_nano_eur === undefined) && (missing0 = "limit_nano_eur"))) || ((data.settled_nano_eur === undefined) && (missing0 = "settled_nano_eur"))) || ((data.forecast_nano_eur === undefined) && (missing0 = "forecast_nano_eur"))) || ((data.deliveries === undefined) && (missing0 = "deliveries"))){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate150.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate150.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.at !== undefined){
const _errs3 = errors;
if(!(validate57(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget_id !== undefined){
const _errs4 = errors;
if(typeof data.budget_id !== "string"){
validate150.errors = [{instancePath:instancePath+"/budget_id",schemaPath:"#/properties/budget_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined){
let data3 = data.scope;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate150.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: schema61.properties.scope.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organisation !== undefined){
let data4 = data.organisation;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate150.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/type",keyword:"type",params:{type: schema61.properties.organisation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project !== undefined){
let data5 = data.project;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate150.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: schema61.properties.project.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data6 = data.project_id;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate150.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema61.properties.project_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key_id !== undefined){
let data7 = data.key_id;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate150.errors = [{instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type: schema61.properties.key_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data8 = data.model;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate150.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema61.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag !== undefined){
let data9 = data.tag;
const _errs18 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate150.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: schema61.properties.tag.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period !== undefined){
const _errs20 = errors;
if(typeof data.period !== "string"){
validate150.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threshold !== undefined){
const _errs22 = errors;
if(typeof data.threshold !== "string"){
validate150.errors = [{instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit_nano_eur !== undefined){
const _errs24 = errors;
if(!(validate116(data.limit_nano_eur, {instancePath:instancePath+"/limit_nano_eur",parentData:data,parentDataProperty:"limit_nano_eur",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settled_nano_eur !== undefined){
const _errs25 = errors;
if(!(validate116(data.settled_nano_eur, {instancePath:instancePath+"/settled_nano_eur",parentData:data,parentDataProperty:"settled_nano_eur",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forecast_nano_eur !== undefined){
let data14 = data.forecast_nano_eur;
const _errs26 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate150.errors = [{instancePath:instancePath+"/forecast_nano_eur",schemaPath:"#/properties/forecast_nano_eur/type",keyword:"type",params:{type: schema61.properties.forecast_nano_eur.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deliveries !== undefined){
let data15 = data.deliveries;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data15)){
var valid1 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs30 = errors;
if(!(validate154(data15[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid1 = _errs30 === errors;
if(!valid1){
break;
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs28 === errors;
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
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate150(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs4 = errors;
if(!(validate64(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}

export const AlertTest = validate160;
const schema63 = {"type":"object","required":["targets"],"properties":{"targets":{"type":"array","items":{"$ref":"contract#/components/schemas/AlertTestResult"}}}};
const schema64 = {"type":"object","required":["target","kind","accepted","detail"],"properties":{"target":{"type":"string"},"kind":{"type":"string","enum":["webhook","slack","email"]},"accepted":{"type":"boolean"},"detail":{"type":"string"}}};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.target === undefined) && (missing0 = "target")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate161.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.target !== undefined){
const _errs1 = errors;
if(typeof data.target !== "string"){
validate161.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate161.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "webhook") || (data1 === "slack")) || (data1 === "email"))){
validate161.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema64.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepted !== undefined){
const _errs5 = errors;
if(typeof data.accepted !== "boolean"){
validate161.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
const _errs7 = errors;
if(typeof data.detail !== "string"){
validate161.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
}
else {
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.targets === undefined) && (missing0 = "targets")){
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.targets !== undefined){
let data0 = data.targets;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate161(data0[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}

export const UsageReport = validate163;
const schema65 = {"type":"object","required":["by","data","truncated"],"properties":{"by":{"type":"array","items":{"type":"string"}},"data":{"type":"array","items":{"$ref":"contract#/components/schemas/UsageLine"}},"truncated":{"type":"boolean"}}};
const schema66 = {"type":"object","required":["group","calls","earlier_attempts","estimated_calls","units","cost_nano_eur","reserved_nano_eur"],"properties":{"group":{"type":"object","additionalProperties":{"type":"string"}},"calls":{"type":"string"},"earlier_attempts":{"type":"string"},"estimated_calls":{"type":"string"},"units":{"$ref":"contract#/components/schemas/Counts"},"cost_nano_eur":{"$ref":"contract#/components/schemas/Nano"},"reserved_nano_eur":{"$ref":"contract#/components/schemas/Nano"}}};
const schema67 = {"type":"object","additionalProperties":{"type":"string"}};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(typeof data[key0] !== "string"){
validate165.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.group === undefined) && (missing0 = "group")) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.earlier_attempts === undefined) && (missing0 = "earlier_attempts"))) || ((data.estimated_calls === undefined) && (missing0 = "estimated_calls"))) || ((data.units === undefined) && (missing0 = "units"))) || ((data.cost_nano_eur === undefined) && (missing0 = "cost_nano_eur"))) || ((data.reserved_nano_eur === undefined) && (missing0 = "reserved_nano_eur"))){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.group !== undefined){
let data0 = data.group;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const _errs4 = errors;
if(typeof data0[key0] !== "string"){
validate164.errors = [{instancePath:instancePath+"/group/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/group/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calls !== undefined){
const _errs6 = errors;
if(typeof data.calls !== "string"){
validate164.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.earlier_attempts !== undefined){
const _errs8 = errors;
if(typeof data.earlier_attempts !== "string"){
validate164.errors = [{instancePath:instancePath+"/earlier_attempts",schemaPath:"#/properties/earlier_attempts/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.estimated_calls !== undefined){
const _errs10 = errors;
if(typeof data.estimated_calls !== "string"){
validate164.errors = [{instancePath:instancePath+"/estimated_calls",schemaPath:"#/properties/estimated_calls/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.units !== undefined){
const _errs12 = errors;
if(!(validate165(data.units, {instancePath:instancePath+"/units",parentData:data,parentDataProperty:"units",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_nano_eur !== undefined){
const _errs13 = errors;
if(!(validate116(data.cost_nano_eur, {instancePath:instancePath+"/cost_nano_eur",parentData:data,parentDataProperty:"cost_nano_eur",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reserved_nano_eur !== undefined){
const _errs14 = errors;
if(!(validate116(data.reserved_nano_eur, {instancePath:instancePath+"/reserved_nano_eur",parentData:data,parentDataProperty:"reserved_nano_eur",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
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
}
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.by === undefined) && (missing0 = "by")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.truncated === undefined) && (missing0 = "truncated"))){
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.by !== undefined){
let data0 = data.by;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate163.errors = [{instancePath:instancePath+"/by/" + i0,schemaPath:"#/properties/by/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate164(data2[i1], {instancePath:instancePath+"/data/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncated !== undefined){
const _errs8 = errors;
if(typeof data.truncated !== "boolean"){
validate163.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}

export const CallList = validate170;
const schema68 = {"type":"object","required":["data","has_more","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"contract#/components/schemas/Call"}},"has_more":{"type":"boolean"},"next_cursor":{"$ref":"contract#/components/schemas/NextCursor"}}};
const schema69 = {"type":"object","required":["request_id","started_at","ended_at","duration_ms","first_token_ms","project","project_id","key","key_id","operation","model","served_model","deployment","status","error","cost_nano_eur","tags"],"properties":{"request_id":{"type":"string","format":"uuid"},"started_at":{"$ref":"contract#/components/schemas/Time"},"ended_at":{"$ref":"contract#/components/schemas/OptionalTime"},"duration_ms":{"$ref":"contract#/components/schemas/OptionalNumber"},"first_token_ms":{"$ref":"contract#/components/schemas/OptionalNumber"},"project":{"type":"string"},"project_id":{"type":"string"},"key":{"type":"string"},"key_id":{"type":"string"},"operation":{"type":"string"},"model":{"$ref":"contract#/components/schemas/OptionalText"},"served_model":{"$ref":"contract#/components/schemas/OptionalText"},"deployment":{"$ref":"contract#/components/schemas/OptionalText"},"status":{"type":["integer","null"]},"error":{"$ref":"contract#/components/schemas/OptionalText"},"cost_nano_eur":{"$ref":"contract#/components/schemas/OptionalNano"},"tags":{"type":"object","additionalProperties":{"type":"string"}}}};
const schema70 = {"type":["number","null"]};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema70.type},message:"must be number,null"}];
return false;
}
validate174.errors = vErrors;
return errors === 0;
}

const schema71 = {"type":["string","null"]};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema71.type},message:"must be string,null"}];
return false;
}
validate177.errors = vErrors;
return errors === 0;
}

const schema72 = {"anyOf":[{"$ref":"contract#/components/schemas/Nano"},{"type":"null"}]};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate182.errors = vErrors;
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
validate182.errors = vErrors;
return errors === 0;
}


function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.request_id === undefined) && (missing0 = "request_id")) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.ended_at === undefined) && (missing0 = "ended_at"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.first_token_ms === undefined) && (missing0 = "first_token_ms"))) || ((data.project === undefined) && (missing0 = "project"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.key_id === undefined) && (missing0 = "key_id"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.served_model === undefined) && (missing0 = "served_model"))) || ((data.deployment === undefined) && (missing0 = "deployment"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.cost_nano_eur === undefined) && (missing0 = "cost_nano_eur"))) || ((data.tags === undefined) && (missing0 = "tags"))){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.request_id !== undefined){
let data0 = data.request_id;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
validate171.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.started_at !== undefined){
const _errs3 = errors;
if(!(validate57(data.started_at, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ended_at !== undefined){
const _errs4 = errors;
if(!(validate60(data.ended_at, {instancePath:instancePath+"/ended_at",parentData:data,parentDataProperty:"ended_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
const _errs5 = errors;
if(!(validate174(data.duration_ms, {instancePath:instancePath+"/duration_ms",parentData:data,parentDataProperty:"duration_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_token_ms !== undefined){
const _errs6 = errors;
if(!(validate174(data.first_token_ms, {instancePath:instancePath+"/first_token_ms",parentData:data,parentDataProperty:"first_token_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project !== undefined){
const _errs7 = errors;
if(typeof data.project !== "string"){
validate171.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
const _errs9 = errors;
if(typeof data.project_id !== "string"){
validate171.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs11 = errors;
if(typeof data.key !== "string"){
validate171.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key_id !== undefined){
const _errs13 = errors;
if(typeof data.key_id !== "string"){
validate171.errors = [{instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
const _errs15 = errors;
if(typeof data.operation !== "string"){
validate171.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs17 = errors;
if(!(validate177(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.served_model !== undefined){
const _errs18 = errors;
if(!(validate177(data.served_model, {instancePath:instancePath+"/served_model",parentData:data,parentDataProperty:"served_model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deployment !== undefined){
const _errs19 = errors;
if(!(validate177(data.deployment, {instancePath:instancePath+"/deployment",parentData:data,parentDataProperty:"deployment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data13 = data.status;
const _errs20 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate171.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema69.properties.status.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs22 = errors;
if(!(validate177(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_nano_eur !== undefined){
const _errs23 = errors;
if(!(validate182(data.cost_nano_eur, {instancePath:instancePath+"/cost_nano_eur",parentData:data,parentDataProperty:"cost_nano_eur",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
let data16 = data.tags;
const _errs24 = errors;
if(errors === _errs24){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
const _errs27 = errors;
if(typeof data16[key0] !== "string"){
validate171.errors = [{instancePath:instancePath+"/tags/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/tags/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs27 === errors;
if(!valid1){
break;
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs24 === errors;
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
}
}
}
}
else {
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.data === undefined) && (missing0 = "data")) || ((data.has_more === undefined) && (missing0 = "has_more"))) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate171(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_more !== undefined){
const _errs4 = errors;
if(typeof data.has_more !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs6 = errors;
if(!(validate64(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
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
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}

export const FoundCall = validate187;
const schema73 = {"type":"object","required":["call","detail","attempts","ledger"],"properties":{"call":{"$ref":"contract#/components/schemas/Call"},"detail":{"$ref":"contract#/components/schemas/CallDetail"},"attempts":{"type":"array","items":{"$ref":"contract#/components/schemas/CallAttempt"}},"ledger":{"$ref":"contract#/components/schemas/CallLedger"}}};
const schema74 = {"type":["object","null"],"required":["replica","process_id","client_address","user_agent","client_request_id","requested_model","stream","cause","route","guardrails"],"properties":{"replica":{"type":"string"},"process_id":{"type":"integer"},"client_address":{"$ref":"contract#/components/schemas/OptionalText"},"user_agent":{"$ref":"contract#/components/schemas/OptionalText"},"client_request_id":{"$ref":"contract#/components/schemas/OptionalText"},"requested_model":{"$ref":"contract#/components/schemas/OptionalText"},"stream":{"type":["boolean","null"]},"cause":{"$ref":"contract#/components/schemas/OptionalText"},"route":{"$ref":"contract#/components/schemas/CallRoute"},"guardrails":{"type":"array","items":{"type":"object","required":["guardrail","outcome"],"properties":{"guardrail":{"type":"string"},"outcome":{"type":"string"}}}}}};
const schema75 = {"type":["object","null"],"required":["strategy","reason","queue_ms","omitted_tools","fallbacks"],"properties":{"strategy":{"type":"string"},"reason":{"type":"string"},"queue_ms":{"$ref":"contract#/components/schemas/OptionalNumber"},"omitted_tools":{"type":"array","items":{"type":"string"}},"fallbacks":{"type":"array","items":{"type":"object","required":["model","fallback","cause"],"properties":{"model":{"type":"string"},"fallback":{"type":"string"},"cause":{"type":"string"}}}}}};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema75.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.strategy === undefined) && (missing0 = "strategy")) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.queue_ms === undefined) && (missing0 = "queue_ms"))) || ((data.omitted_tools === undefined) && (missing0 = "omitted_tools"))) || ((data.fallbacks === undefined) && (missing0 = "fallbacks"))){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.strategy !== undefined){
const _errs1 = errors;
if(typeof data.strategy !== "string"){
validate195.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs3 = errors;
if(typeof data.reason !== "string"){
validate195.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue_ms !== undefined){
const _errs5 = errors;
if(!(validate174(data.queue_ms, {instancePath:instancePath+"/queue_ms",parentData:data,parentDataProperty:"queue_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.omitted_tools !== undefined){
let data3 = data.omitted_tools;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(typeof data3[i0] !== "string"){
validate195.errors = [{instancePath:instancePath+"/omitted_tools/" + i0,schemaPath:"#/properties/omitted_tools/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/omitted_tools",schemaPath:"#/properties/omitted_tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallbacks !== undefined){
let data5 = data.fallbacks;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs12 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.model === undefined) && (missing1 = "model")) || ((data6.fallback === undefined) && (missing1 = "fallback"))) || ((data6.cause === undefined) && (missing1 = "cause"))){
validate195.errors = [{instancePath:instancePath+"/fallbacks/" + i1,schemaPath:"#/properties/fallbacks/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.model !== undefined){
const _errs14 = errors;
if(typeof data6.model !== "string"){
validate195.errors = [{instancePath:instancePath+"/fallbacks/" + i1+"/model",schemaPath:"#/properties/fallbacks/items/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.fallback !== undefined){
const _errs16 = errors;
if(typeof data6.fallback !== "string"){
validate195.errors = [{instancePath:instancePath+"/fallbacks/" + i1+"/fallback",schemaPath:"#/properties/fallbacks/items/properties/fallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.cause !== undefined){
const _errs18 = errors;
if(typeof data6.cause !== "string"){
validate195.errors = [{instancePath:instancePath+"/fallbacks/" + i1+"/cause",schemaPath:"#/properties/fallbacks/items/properties/cause/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/fallbacks/" + i1,schemaPath:"#/properties/fallbacks/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/fallbacks",schemaPath:"#/properties/fallbacks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
}
validate195.errors = vErrors;
return errors === 0;
}


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema74.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.replica === undefined) && (missing0 = "replica")) || ((data.process_id === undefined) && (missing0 = "process_id"))) || ((data.client_address === undefined) && (missing0 = "client_address"))) || ((data.user_agent === undefined) && (missing0 = "user_agent"))) || ((data.client_request_id === undefined) && (missing0 = "client_request_id"))) || ((data.requested_model === undefined) && (missing0 = "requested_model"))) || ((data.stream === undefined) && (missing0 = "stream"))) || ((data.cause === undefined) && (missing0 = "cause"))) || ((data.route === undefined) && (missing0 = "route"))) || ((data.guardrails === undefined) && (missing0 = "guardrails"))){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.replica !== undefined){
const _errs1 = errors;
if(typeof data.replica !== "string"){
validate189.errors = [{instancePath:instancePath+"/replica",schemaPath:"#/properties/replica/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.process_id !== undefined){
let data1 = data.process_id;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate189.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_address !== undefined){
const _errs5 = errors;
if(!(validate177(data.client_address, {instancePath:instancePath+"/client_address",parentData:data,parentDataProperty:"client_address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_agent !== undefined){
const _errs6 = errors;
if(!(validate177(data.user_agent, {instancePath:instancePath+"/user_agent",parentData:data,parentDataProperty:"user_agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_request_id !== undefined){
const _errs7 = errors;
if(!(validate177(data.client_request_id, {instancePath:instancePath+"/client_request_id",parentData:data,parentDataProperty:"client_request_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requested_model !== undefined){
const _errs8 = errors;
if(!(validate177(data.requested_model, {instancePath:instancePath+"/requested_model",parentData:data,parentDataProperty:"requested_model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data6 = data.stream;
const _errs9 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate189.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema74.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cause !== undefined){
const _errs11 = errors;
if(!(validate177(data.cause, {instancePath:instancePath+"/cause",parentData:data,parentDataProperty:"cause",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.route !== undefined){
const _errs12 = errors;
if(!(validate195(data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
let data9 = data.guardrails;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs15 = errors;
if(errors === _errs15){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if(((data10.guardrail === undefined) && (missing1 = "guardrail")) || ((data10.outcome === undefined) && (missing1 = "outcome"))){
validate189.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data10.guardrail !== undefined){
const _errs17 = errors;
if(typeof data10.guardrail !== "string"){
validate189.errors = [{instancePath:instancePath+"/guardrails/" + i0+"/guardrail",schemaPath:"#/properties/guardrails/items/properties/guardrail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.outcome !== undefined){
const _errs19 = errors;
if(typeof data10.outcome !== "string"){
validate189.errors = [{instancePath:instancePath+"/guardrails/" + i0+"/outcome",schemaPath:"#/properties/guardrails/items/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
}
}
}
}
}
}
validate189.errors = vErrors;
return errors === 0;
}

const schema76 = {"type":"object","required":["deployment","duration_ms","first_token_ms","error","status","cause","upstream_code","upstream_text","cost_nano_eur"],"properties":{"deployment":{"type":"string"},"duration_ms":{"$ref":"contract#/components/schemas/OptionalNumber"},"first_token_ms":{"$ref":"contract#/components/schemas/OptionalNumber"},"error":{"$ref":"contract#/components/schemas/OptionalText"},"status":{"type":["integer","null"]},"cause":{"$ref":"contract#/components/schemas/OptionalText"},"upstream_code":{"$ref":"contract#/components/schemas/OptionalText"},"upstream_text":{"$ref":"contract#/components/schemas/OptionalText"},"cost_nano_eur":{"$ref":"contract#/components/schemas/OptionalNano"}}};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.deployment === undefined) && (missing0 = "deployment")) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.first_token_ms === undefined) && (missing0 = "first_token_ms"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.cause === undefined) && (missing0 = "cause"))) || ((data.upstream_code === undefined) && (missing0 = "upstream_code"))) || ((data.upstream_text === undefined) && (missing0 = "upstream_text"))) || ((data.cost_nano_eur === undefined) && (missing0 = "cost_nano_eur"))){
validate199.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.deployment !== undefined){
const _errs1 = errors;
if(typeof data.deployment !== "string"){
validate199.errors = [{instancePath:instancePath+"/deployment",schemaPath:"#/properties/deployment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
const _errs3 = errors;
if(!(validate174(data.duration_ms, {instancePath:instancePath+"/duration_ms",parentData:data,parentDataProperty:"duration_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_token_ms !== undefined){
const _errs4 = errors;
if(!(validate174(data.first_token_ms, {instancePath:instancePath+"/first_token_ms",parentData:data,parentDataProperty:"first_token_ms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs5 = errors;
if(!(validate177(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs6 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate199.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema76.properties.status.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cause !== undefined){
const _errs8 = errors;
if(!(validate177(data.cause, {instancePath:instancePath+"/cause",parentData:data,parentDataProperty:"cause",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream_code !== undefined){
const _errs9 = errors;
if(!(validate177(data.upstream_code, {instancePath:instancePath+"/upstream_code",parentData:data,parentDataProperty:"upstream_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream_text !== undefined){
const _errs10 = errors;
if(!(validate177(data.upstream_text, {instancePath:instancePath+"/upstream_text",parentData:data,parentDataProperty:"upstream_text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_nano_eur !== undefined){
const _errs11 = errors;
if(!(validate182(data.cost_nano_eur, {instancePath:instancePath+"/cost_nano_eur",parentData:data,parentDataProperty:"cost_nano_eur",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
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
}
}
}
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}

const schema77 = {"type":["object","null"],"required":["state","outcome","estimated","held_nano_eur","settled_nano_eur","units"],"properties":{"state":{"type":"string"},"outcome":{"$ref":"contract#/components/schemas/OptionalText"},"estimated":{"type":"boolean"},"held_nano_eur":{"$ref":"contract#/components/schemas/Nano"},"settled_nano_eur":{"$ref":"contract#/components/schemas/Nano"},"units":{"$ref":"contract#/components/schemas/Counts"}}};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema77.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.state === undefined) && (missing0 = "state")) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.estimated === undefined) && (missing0 = "estimated"))) || ((data.held_nano_eur === undefined) && (missing0 = "held_nano_eur"))) || ((data.settled_nano_eur === undefined) && (missing0 = "settled_nano_eur"))) || ((data.units === undefined) && (missing0 = "units"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
const _errs1 = errors;
if(typeof data.state !== "string"){
validate208.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
const _errs3 = errors;
if(!(validate177(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.estimated !== undefined){
const _errs4 = errors;
if(typeof data.estimated !== "boolean"){
validate208.errors = [{instancePath:instancePath+"/estimated",schemaPath:"#/properties/estimated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.held_nano_eur !== undefined){
const _errs6 = errors;
if(!(validate116(data.held_nano_eur, {instancePath:instancePath+"/held_nano_eur",parentData:data,parentDataProperty:"held_nano_eur",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settled_nano_eur !== undefined){
const _errs7 = errors;
if(!(validate116(data.settled_nano_eur, {instancePath:instancePath+"/settled_nano_eur",parentData:data,parentDataProperty:"settled_nano_eur",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.units !== undefined){
const _errs8 = errors;
if(!(validate165(data.units, {instancePath:instancePath+"/units",parentData:data,parentDataProperty:"units",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
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
}
}
}
}
validate208.errors = vErrors;
return errors === 0;
}


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.call === undefined) && (missing0 = "call")) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.ledger === undefined) && (missing0 = "ledger"))){
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.call !== undefined){
const _errs1 = errors;
if(!(validate171(data.call, {instancePath:instancePath+"/call",parentData:data,parentDataProperty:"call",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
const _errs2 = errors;
if(!(validate189(data.detail, {instancePath:instancePath+"/detail",parentData:data,parentDataProperty:"detail",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data2 = data.attempts;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate199(data2[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ledger !== undefined){
const _errs6 = errors;
if(!(validate208(data.ledger, {instancePath:instancePath+"/ledger",parentData:data,parentDataProperty:"ledger",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
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
}
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}

export const BulkOutcome = validate214;
const schema78 = {"type":"object","required":["succeeded","failed","results"],"properties":{"succeeded":{"type":"integer"},"failed":{"type":"integer"},"results":{"type":"array","items":{"$ref":"contract#/components/schemas/BulkResult"}}}};
const schema79 = {"type":"object","required":["status","etag","body"],"properties":{"status":{"type":"integer"},"etag":{"$ref":"contract#/components/schemas/OptionalText"},"body":{"type":"object"}}};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.etag === undefined) && (missing0 = "etag"))) || ((data.body === undefined) && (missing0 = "body"))){
validate215.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate215.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.etag !== undefined){
const _errs3 = errors;
if(!(validate177(data.etag, {instancePath:instancePath+"/etag",parentData:data,parentDataProperty:"etag",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data2 = data.body;
const _errs4 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate215.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.succeeded === undefined) && (missing0 = "succeeded")) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.results === undefined) && (missing0 = "results"))){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.succeeded !== undefined){
let data0 = data.succeeded;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate214.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data1 = data.failed;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate214.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data2 = data.results;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate215(data2[i0], {instancePath:instancePath+"/results/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}

export const Application = validate218;
const schema80 = {"type":"object","required":["changes","keys","warnings","failure"],"properties":{"changes":{"type":"array","items":{"$ref":"contract#/components/schemas/AppliedChange"}},"keys":{"type":"array","items":{"$ref":"contract#/components/schemas/AppliedKey"}},"warnings":{"type":"array","items":{"$ref":"contract#/components/schemas/FileRemark"}},"failure":{"type":["object","null"],"required":["organisation","project","message"],"properties":{"organisation":{"type":"string"},"project":{"type":["string","null"]},"message":{"type":"string"}}}}};
const schema81 = {"type":"object","required":["change","kind","organisation","project","project_id","key","budget","before","after"],"properties":{"change":{"type":"string","enum":["create","update","delete"]},"kind":{"type":"string","enum":["organisation","project","budget","quota","key"]},"organisation":{"type":"string"},"project":{"type":["string","null"]},"project_id":{"type":["string","null"]},"key":{"type":["string","null"]},"budget":{"type":["string","null"]},"before":{"$ref":"contract#/components/schemas/ChangedSettings"},"after":{"$ref":"contract#/components/schemas/ChangedSettings"}}};
const schema82 = {"type":["object","null"]};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema82.type},message:"must be object,null"}];
return false;
}
validate220.errors = vErrors;
return errors === 0;
}


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.change === undefined) && (missing0 = "change")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.organisation === undefined) && (missing0 = "organisation"))) || ((data.project === undefined) && (missing0 = "project"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.budget === undefined) && (missing0 = "budget"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate219.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.change !== undefined){
let data0 = data.change;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate219.errors = [{instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "create") || (data0 === "update")) || (data0 === "delete"))){
validate219.errors = [{instancePath:instancePath+"/change",schemaPath:"#/properties/change/enum",keyword:"enum",params:{allowedValues: schema81.properties.change.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate219.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "organisation") || (data1 === "project")) || (data1 === "budget")) || (data1 === "quota")) || (data1 === "key"))){
validate219.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema81.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organisation !== undefined){
const _errs5 = errors;
if(typeof data.organisation !== "string"){
validate219.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project !== undefined){
let data3 = data.project;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate219.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: schema81.properties.project.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data4 = data.project_id;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate219.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema81.properties.project_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data5 = data.key;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate219.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema81.properties.key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined){
let data6 = data.budget;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate219.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/type",keyword:"type",params:{type: schema81.properties.budget.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs15 = errors;
if(!(validate220(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs16 = errors;
if(!(validate220(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
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
}
}
}
}
}
}
else {
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}

const schema83 = {"type":"object","required":["organisation","project","name","id","key"],"properties":{"organisation":{"type":"string"},"project":{"type":"string"},"name":{"type":"string"},"id":{"type":"string","format":"uuid"},"key":{"type":"string"}}};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.organisation === undefined) && (missing0 = "organisation")) || ((data.project === undefined) && (missing0 = "project"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.key === undefined) && (missing0 = "key"))){
validate224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.organisation !== undefined){
const _errs1 = errors;
if(typeof data.organisation !== "string"){
validate224.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project !== undefined){
const _errs3 = errors;
if(typeof data.project !== "string"){
validate224.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate224.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data3 = data.id;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate224.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate224.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.key !== undefined){
const _errs9 = errors;
if(typeof data.key !== "string"){
validate224.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}

const schema84 = {"type":"object","required":["pointer","part","message"],"properties":{"pointer":{"type":"string"},"part":{"type":"string","enum":["key","value"]},"message":{"type":"string"},"suggestion":{"type":"string"}}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.pointer === undefined) && (missing0 = "pointer")) || ((data.part === undefined) && (missing0 = "part"))) || ((data.message === undefined) && (missing0 = "message"))){
validate226.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.pointer !== undefined){
const _errs1 = errors;
if(typeof data.pointer !== "string"){
validate226.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part !== undefined){
let data1 = data.part;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate226.errors = [{instancePath:instancePath+"/part",schemaPath:"#/properties/part/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "key") || (data1 === "value"))){
validate226.errors = [{instancePath:instancePath+"/part",schemaPath:"#/properties/part/enum",keyword:"enum",params:{allowedValues: schema84.properties.part.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs5 = errors;
if(typeof data.message !== "string"){
validate226.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suggestion !== undefined){
const _errs7 = errors;
if(typeof data.suggestion !== "string"){
validate226.errors = [{instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
}
else {
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.changes === undefined) && (missing0 = "changes")) || ((data.keys === undefined) && (missing0 = "keys"))) || ((data.warnings === undefined) && (missing0 = "warnings"))) || ((data.failure === undefined) && (missing0 = "failure"))){
validate218.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.changes !== undefined){
let data0 = data.changes;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate219(data0[i0], {instancePath:instancePath+"/changes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate218.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keys !== undefined){
let data2 = data.keys;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors;
if(!(validate224(data2[i1], {instancePath:instancePath+"/keys/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate218.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
let data4 = data.warnings;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs9 = errors;
if(!(validate226(data4[i2], {instancePath:instancePath+"/warnings/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate218.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failure !== undefined){
let data6 = data.failure;
const _errs10 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate218.errors = [{instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: schema80.properties.failure.type},message:"must be object,null"}];
return false;
}
if(errors === _errs10){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.organisation === undefined) && (missing1 = "organisation")) || ((data6.project === undefined) && (missing1 = "project"))) || ((data6.message === undefined) && (missing1 = "message"))){
validate218.errors = [{instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.organisation !== undefined){
const _errs12 = errors;
if(typeof data6.organisation !== "string"){
validate218.errors = [{instancePath:instancePath+"/failure/organisation",schemaPath:"#/properties/failure/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.project !== undefined){
let data8 = data6.project;
const _errs14 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate218.errors = [{instancePath:instancePath+"/failure/project",schemaPath:"#/properties/failure/properties/project/type",keyword:"type",params:{type: schema80.properties.failure.properties.project.type},message:"must be string,null"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.message !== undefined){
const _errs16 = errors;
if(typeof data6.message !== "string"){
validate218.errors = [{instancePath:instancePath+"/failure/message",schemaPath:"#/properties/failure/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
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
else {
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}

export const OrganisationFile = validate228;
const schema85 = {"type":"object","additionalProperties":false,"required":["organisations"],"properties":{"organisations":{"type":"object","additionalProperties":{"$ref":"contract#/components/schemas/DeclaredOrganisation"}}}};
const schema86 = {"type":["object","null"],"additionalProperties":false,"properties":{"budgets":{"$ref":"contract#/components/schemas/DeclaredBudgets"},"projects":{"type":["object","null"],"additionalProperties":{"$ref":"contract#/components/schemas/DeclaredProject"}}}};
const schema87 = {"type":"array","maxItems":1000,"items":{"$ref":"contract#/components/schemas/DeclaredBudget"}};
const schema88 = {"type":"object","additionalProperties":false,"required":["interval","limit_eur_cents"],"properties":{"interval":{"$ref":"contract#/components/schemas/BudgetInterval"},"model":{"type":"string","minLength":1,"maxLength":300},"tag":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}:.","minLength":3,"maxLength":160},"limit_eur_cents":{"type":"integer","minimum":0,"maximum":100000000000},"soft":{"type":"boolean"},"next_limit":{"type":["object","null"],"additionalProperties":false,"required":["eur_cents","from"],"properties":{"eur_cents":{"type":"integer","minimum":0,"maximum":100000000000},"from":{"type":"string","format":"date","maxLength":40}}},"top_up":{"type":["object","null"],"additionalProperties":false,"required":["eur_cents","until","reason"],"properties":{"eur_cents":{"type":"integer","minimum":1,"maximum":100000000000},"until":{"type":"string","format":"date-time","maxLength":40},"reason":{"type":"string","minLength":1,"maxLength":500}}}}};
const pattern5 = new RegExp("^[a-z][a-z0-9_]{0,31}:.", "u");
const formats42 = require("ajv-formats/dist/formats").fullFormats.date;

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.interval === undefined) && (missing0 = "interval")) || ((data.limit_eur_cents === undefined) && (missing0 = "limit_eur_cents"))){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "interval") || (key0 === "model")) || (key0 === "tag")) || (key0 === "limit_eur_cents")) || (key0 === "soft")) || (key0 === "next_limit")) || (key0 === "top_up"))){
validate231.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.interval !== undefined){
const _errs2 = errors;
if(!(validate112(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data1 = data.model;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate231.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate231.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag !== undefined){
let data2 = data.tag;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 3){
validate231.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate231.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}:."},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}:."+"\""}];
return false;
}
else {
if(data2.length > 160 && (data2.length > 320 || func1(data2) > 160)){
validate231.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit_eur_cents !== undefined){
let data3 = data.limit_eur_cents;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate231.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000000 || isNaN(data3)){
validate231.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate231.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.soft !== undefined){
const _errs9 = errors;
if(typeof data.soft !== "boolean"){
validate231.errors = [{instancePath:instancePath+"/soft",schemaPath:"#/properties/soft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_limit !== undefined){
let data5 = data.next_limit;
const _errs11 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate231.errors = [{instancePath:instancePath+"/next_limit",schemaPath:"#/properties/next_limit/type",keyword:"type",params:{type: schema88.properties.next_limit.type},message:"must be object,null"}];
return false;
}
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.eur_cents === undefined) && (missing1 = "eur_cents")) || ((data5.from === undefined) && (missing1 = "from"))){
validate231.errors = [{instancePath:instancePath+"/next_limit",schemaPath:"#/properties/next_limit/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data5){
if(!((key1 === "eur_cents") || (key1 === "from"))){
validate231.errors = [{instancePath:instancePath+"/next_limit",schemaPath:"#/properties/next_limit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data5.eur_cents !== undefined){
let data6 = data5.eur_cents;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate231.errors = [{instancePath:instancePath+"/next_limit/eur_cents",schemaPath:"#/properties/next_limit/properties/eur_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000000000 || isNaN(data6)){
validate231.errors = [{instancePath:instancePath+"/next_limit/eur_cents",schemaPath:"#/properties/next_limit/properties/eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate231.errors = [{instancePath:instancePath+"/next_limit/eur_cents",schemaPath:"#/properties/next_limit/properties/eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data5.from !== undefined){
let data7 = data5.from;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data7 === "string"){
if(!(formats42.validate(data7))){
validate231.errors = [{instancePath:instancePath+"/next_limit/from",schemaPath:"#/properties/next_limit/properties/from/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
else {
if(data7.length > 40 && (data7.length > 80 || func1(data7) > 40)){
validate231.errors = [{instancePath:instancePath+"/next_limit/from",schemaPath:"#/properties/next_limit/properties/from/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/next_limit/from",schemaPath:"#/properties/next_limit/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_up !== undefined){
let data8 = data.top_up;
const _errs18 = errors;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
validate231.errors = [{instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/type",keyword:"type",params:{type: schema88.properties.top_up.type},message:"must be object,null"}];
return false;
}
if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((((data8.eur_cents === undefined) && (missing2 = "eur_cents")) || ((data8.until === undefined) && (missing2 = "until"))) || ((data8.reason === undefined) && (missing2 = "reason"))){
validate231.errors = [{instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs20 = errors;
for(const key2 in data8){
if(!(((key2 === "eur_cents") || (key2 === "until")) || (key2 === "reason"))){
validate231.errors = [{instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs20 === errors){
if(data8.eur_cents !== undefined){
let data9 = data8.eur_cents;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate231.errors = [{instancePath:instancePath+"/top_up/eur_cents",schemaPath:"#/properties/top_up/properties/eur_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100000000000 || isNaN(data9)){
validate231.errors = [{instancePath:instancePath+"/top_up/eur_cents",schemaPath:"#/properties/top_up/properties/eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate231.errors = [{instancePath:instancePath+"/top_up/eur_cents",schemaPath:"#/properties/top_up/properties/eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data8.until !== undefined){
let data10 = data8.until;
const _errs23 = errors;
if(errors === _errs23){
if(errors === _errs23){
if(typeof data10 === "string"){
if(!(formats2.validate(data10))){
validate231.errors = [{instancePath:instancePath+"/top_up/until",schemaPath:"#/properties/top_up/properties/until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
if(data10.length > 40 && (data10.length > 80 || func1(data10) > 40)){
validate231.errors = [{instancePath:instancePath+"/top_up/until",schemaPath:"#/properties/top_up/properties/until/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/top_up/until",schemaPath:"#/properties/top_up/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data8.reason !== undefined){
let data11 = data8.reason;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data11 === "string"){
if(func1(data11) < 1){
validate231.errors = [{instancePath:instancePath+"/top_up/reason",schemaPath:"#/properties/top_up/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data11.length > 500 && (data11.length > 1000 || func1(data11) > 500)){
validate231.errors = [{instancePath:instancePath+"/top_up/reason",schemaPath:"#/properties/top_up/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/top_up/reason",schemaPath:"#/properties/top_up/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
var valid0 = _errs18 === errors;
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
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate230.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate231(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}

const schema89 = {"type":["object","null"],"additionalProperties":false,"properties":{"models":{"$ref":"contract#/components/schemas/ProjectModels"},"disabled_models":{"$ref":"contract#/components/schemas/ModelIds"},"required_tags":{"$ref":"contract#/components/schemas/RequiredTags"},"budgets":{"$ref":"contract#/components/schemas/DeclaredBudgets"},"quota":{"type":["object","null"],"additionalProperties":false,"properties":{"max_bytes":{"$ref":"contract#/components/schemas/QuotaLimit"},"max_count":{"$ref":"contract#/components/schemas/QuotaLimit"}}},"keys":{"type":["object","null"],"additionalProperties":{"$ref":"contract#/components/schemas/DeclaredKey"}}}};
const schema90 = {"type":["object","null"],"additionalProperties":false,"properties":{"models":{"$ref":"contract#/components/schemas/KeyModels"},"requests_per_minute":{"$ref":"contract#/components/schemas/RequestsPerMinute"},"expires_at":{"anyOf":[{"type":"string","format":"date","maxLength":40},{"type":"string","format":"date-time","maxLength":40},{"type":"null"}]},"budgets":{"$ref":"contract#/components/schemas/DeclaredBudgets"}}};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate242.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema90.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "models") || (key0 === "requests_per_minute")) || (key0 === "expires_at")) || (key0 === "budgets"))){
validate242.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.models !== undefined){
const _errs2 = errors;
if(!(validate121(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests_per_minute !== undefined){
const _errs3 = errors;
if(!(validate124(data.requests_per_minute, {instancePath:instancePath+"/requests_per_minute",parentData:data,parentDataProperty:"requests_per_minute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data2 = data.expires_at;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats42.validate(data2))){
const err0 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.length > 40 && (data2.length > 80 || func1(data2) > 40)){
const err1 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
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
else {
const err2 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data2 === "string"){
if(!(formats2.validate(data2))){
const err3 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data2.length > 40 && (data2.length > 80 || func1(data2) > 40)){
const err4 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
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
const err5 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err7 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate242.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budgets !== undefined){
const _errs12 = errors;
if(!(validate230(data.budgets, {instancePath:instancePath+"/budgets",parentData:data,parentDataProperty:"budgets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
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
}
}
validate242.errors = vErrors;
return errors === 0;
}


function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema89.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "models") || (key0 === "disabled_models")) || (key0 === "required_tags")) || (key0 === "budgets")) || (key0 === "quota")) || (key0 === "keys"))){
validate235.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.models !== undefined){
const _errs2 = errors;
if(!(validate86(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_models !== undefined){
const _errs3 = errors;
if(!(validate87(data.disabled_models, {instancePath:instancePath+"/disabled_models",parentData:data,parentDataProperty:"disabled_models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required_tags !== undefined){
const _errs4 = errors;
if(!(validate90(data.required_tags, {instancePath:instancePath+"/required_tags",parentData:data,parentDataProperty:"required_tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budgets !== undefined){
const _errs5 = errors;
if(!(validate230(data.budgets, {instancePath:instancePath+"/budgets",parentData:data,parentDataProperty:"budgets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quota !== undefined){
let data4 = data.quota;
const _errs6 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate235.errors = [{instancePath:instancePath+"/quota",schemaPath:"#/properties/quota/type",keyword:"type",params:{type: schema89.properties.quota.type},message:"must be object,null"}];
return false;
}
if(errors === _errs6){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const _errs8 = errors;
for(const key1 in data4){
if(!((key1 === "max_bytes") || (key1 === "max_count"))){
validate235.errors = [{instancePath:instancePath+"/quota",schemaPath:"#/properties/quota/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data4.max_bytes !== undefined){
const _errs9 = errors;
if(!(validate106(data4.max_bytes, {instancePath:instancePath+"/quota/max_bytes",parentData:data4,parentDataProperty:"max_bytes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.max_count !== undefined){
const _errs10 = errors;
if(!(validate106(data4.max_count, {instancePath:instancePath+"/quota/max_count",parentData:data4,parentDataProperty:"max_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
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
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keys !== undefined){
let data7 = data.keys;
const _errs11 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate235.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: schema89.properties.keys.type},message:"must be object,null"}];
return false;
}
if(errors === _errs11){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
const _errs14 = errors;
if(!(validate242(data7[key2], {instancePath:instancePath+"/keys/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
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
}
}
}
}
validate235.errors = vErrors;
return errors === 0;
}


function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema86.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "budgets") || (key0 === "projects"))){
validate229.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.budgets !== undefined){
const _errs2 = errors;
if(!(validate230(data.budgets, {instancePath:instancePath+"/budgets",parentData:data,parentDataProperty:"budgets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projects !== undefined){
let data1 = data.projects;
const _errs3 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate229.errors = [{instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: schema86.properties.projects.type},message:"must be object,null"}];
return false;
}
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs6 = errors;
if(!(validate235(data1[key1], {instancePath:instancePath+"/projects/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
validate229.errors = vErrors;
return errors === 0;
}


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.organisations === undefined) && (missing0 = "organisations")){
validate228.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "organisations")){
validate228.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organisations !== undefined){
let data0 = data.organisations;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs5 = errors;
if(!(validate229(data0[key1], {instancePath:instancePath+"/organisations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/organisations",schemaPath:"#/properties/organisations/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}

export const AuditList = validate249;
const schema91 = {"type":"object","required":["data","next_cursor"],"properties":{"data":{"type":"array","items":{"$ref":"contract#/components/schemas/AuditEntry"}},"next_cursor":{"$ref":"contract#/components/schemas/NextCursor"}}};
const schema92 = {"type":"object","required":["sequence","id","at","actor","actor_name","address","request_id","action","target","before","after","reason","hash"],"properties":{"sequence":{"type":"integer"},"id":{"type":"string","format":"uuid"},"at":{"$ref":"contract#/components/schemas/Time"},"actor":{"type":"string"},"actor_name":{"type":"string"},"address":{"type":["string","null"]},"request_id":{"type":["string","null"]},"action":{"type":"string"},"target":{"type":"string"},"before":{"$ref":"contract#/components/schemas/AuditState"},"after":{"$ref":"contract#/components/schemas/AuditState"},"reason":{"type":["string","null"]},"hash":{"type":"string"}}};
const schema93 = {"type":["object","null"]};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema93.type},message:"must be object,null"}];
return false;
}
validate252.errors = vErrors;
return errors === 0;
}


function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.sequence === undefined) && (missing0 = "sequence")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.actor_name === undefined) && (missing0 = "actor_name"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.action === undefined) && (missing0 = "action"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.hash === undefined) && (missing0 = "hash"))){
validate250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sequence !== undefined){
let data0 = data.sequence;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate250.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
validate250.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}];
return false;
}
}
else {
validate250.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.at !== undefined){
const _errs5 = errors;
if(!(validate57(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
const _errs6 = errors;
if(typeof data.actor !== "string"){
validate250.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor_name !== undefined){
const _errs8 = errors;
if(typeof data.actor_name !== "string"){
validate250.errors = [{instancePath:instancePath+"/actor_name",schemaPath:"#/properties/actor_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data5 = data.address;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate250.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema92.properties.address.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data6 = data.request_id;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate250.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema92.properties.request_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs14 = errors;
if(typeof data.action !== "string"){
validate250.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
const _errs16 = errors;
if(typeof data.target !== "string"){
validate250.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs18 = errors;
if(!(validate252(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs19 = errors;
if(!(validate252(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data11 = data.reason;
const _errs20 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate250.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema92.properties.reason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
const _errs22 = errors;
if(typeof data.hash !== "string"){
validate250.errors = [{instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
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
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}


function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
validate249.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate250(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate249.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
const _errs4 = errors;
if(!(validate64(data.next_cursor, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}

export const AuditVerification = validate257;
const schema94 = {"type":"object","required":["rows","first_invalid"],"properties":{"rows":{"type":"integer"},"first_invalid":{"type":["integer","null"]}}};

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.rows === undefined) && (missing0 = "rows")) || ((data.first_invalid === undefined) && (missing0 = "first_invalid"))){
validate257.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rows !== undefined){
let data0 = data.rows;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate257.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_invalid !== undefined){
let data1 = data.first_invalid;
const _errs3 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate257.errors = [{instancePath:instancePath+"/first_invalid",schemaPath:"#/properties/first_invalid/type",keyword:"type",params:{type: schema94.properties.first_invalid.type},message:"must be integer,null"}];
return false;
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
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}

export const Overview = validate258;
const schema95 = {"type":"object","required":["calls","processes","deployments"],"properties":{"calls":{"type":"object","required":["since","models"],"properties":{"since":{"$ref":"contract#/components/schemas/Time"},"models":{"type":"array","items":{"$ref":"contract#/components/schemas/ModelSummary"}}}},"processes":{"type":"array","items":{"$ref":"contract#/components/schemas/GatewayProcess"}},"deployments":{"type":"object","required":["total","ejected"],"properties":{"total":{"type":"integer"},"ejected":{"type":"array","items":{"type":"string"}}}}}};
const schema96 = {"type":"object","required":["model","calls","errors","server_errors","first_token_ms"],"properties":{"model":{"type":"string"},"calls":{"type":"integer"},"errors":{"type":"integer"},"server_errors":{"type":"integer"},"first_token_ms":{"type":["object","null"],"required":["median","p95"],"properties":{"median":{"type":"integer"},"p95":{"type":"integer"}}}}};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.model === undefined) && (missing0 = "model")) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.server_errors === undefined) && (missing0 = "server_errors"))) || ((data.first_token_ms === undefined) && (missing0 = "first_token_ms"))){
validate260.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate260.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calls !== undefined){
let data1 = data.calls;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate260.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data2 = data.errors;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate260.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_errors !== undefined){
let data3 = data.server_errors;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate260.errors = [{instancePath:instancePath+"/server_errors",schemaPath:"#/properties/server_errors/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_token_ms !== undefined){
let data4 = data.first_token_ms;
const _errs9 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate260.errors = [{instancePath:instancePath+"/first_token_ms",schemaPath:"#/properties/first_token_ms/type",keyword:"type",params:{type: schema96.properties.first_token_ms.type},message:"must be object,null"}];
return false;
}
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.median === undefined) && (missing1 = "median")) || ((data4.p95 === undefined) && (missing1 = "p95"))){
validate260.errors = [{instancePath:instancePath+"/first_token_ms",schemaPath:"#/properties/first_token_ms/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.median !== undefined){
let data5 = data4.median;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate260.errors = [{instancePath:instancePath+"/first_token_ms/median",schemaPath:"#/properties/first_token_ms/properties/median/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.p95 !== undefined){
let data6 = data4.p95;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate260.errors = [{instancePath:instancePath+"/first_token_ms/p95",schemaPath:"#/properties/first_token_ms/properties/p95/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
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
}
}
else {
validate260.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate260.errors = vErrors;
return errors === 0;
}

const schema97 = {"type":"object","required":["process_id","state","reason","reload_failed","rate_limits_degraded","requests_in_flight","dropped_calls","unrecorded_calls"],"properties":{"process_id":{"type":"integer"},"state":{"type":"string","enum":["ready","not_ready","unresponsive"]},"reason":{"$ref":"contract#/components/schemas/OptionalText"},"reload_failed":{"type":"boolean"},"rate_limits_degraded":{"type":"boolean"},"requests_in_flight":{"type":"integer"},"dropped_calls":{"type":"integer"},"unrecorded_calls":{"type":"integer"}}};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.process_id === undefined) && (missing0 = "process_id")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.reload_failed === undefined) && (missing0 = "reload_failed"))) || ((data.rate_limits_degraded === undefined) && (missing0 = "rate_limits_degraded"))) || ((data.requests_in_flight === undefined) && (missing0 = "requests_in_flight"))) || ((data.dropped_calls === undefined) && (missing0 = "dropped_calls"))) || ((data.unrecorded_calls === undefined) && (missing0 = "unrecorded_calls"))){
validate262.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.process_id !== undefined){
let data0 = data.process_id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate262.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data1 = data.state;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate262.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "ready") || (data1 === "not_ready")) || (data1 === "unresponsive"))){
validate262.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema97.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs5 = errors;
if(!(validate177(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reload_failed !== undefined){
const _errs6 = errors;
if(typeof data.reload_failed !== "boolean"){
validate262.errors = [{instancePath:instancePath+"/reload_failed",schemaPath:"#/properties/reload_failed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate_limits_degraded !== undefined){
const _errs8 = errors;
if(typeof data.rate_limits_degraded !== "boolean"){
validate262.errors = [{instancePath:instancePath+"/rate_limits_degraded",schemaPath:"#/properties/rate_limits_degraded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests_in_flight !== undefined){
let data5 = data.requests_in_flight;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate262.errors = [{instancePath:instancePath+"/requests_in_flight",schemaPath:"#/properties/requests_in_flight/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dropped_calls !== undefined){
let data6 = data.dropped_calls;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate262.errors = [{instancePath:instancePath+"/dropped_calls",schemaPath:"#/properties/dropped_calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unrecorded_calls !== undefined){
let data7 = data.unrecorded_calls;
const _errs14 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate262.errors = [{instancePath:instancePath+"/unrecorded_calls",schemaPath:"#/properties/unrecorded_calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
}
}
}
}
}
else {
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}


function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.calls === undefined) && (missing0 = "calls")) || ((data.processes === undefined) && (missing0 = "processes"))) || ((data.deployments === undefined) && (missing0 = "deployments"))){
validate258.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.calls !== undefined){
let data0 = data.calls;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.since === undefined) && (missing1 = "since")) || ((data0.models === undefined) && (missing1 = "models"))){
validate258.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.since !== undefined){
const _errs3 = errors;
if(!(validate57(data0.since, {instancePath:instancePath+"/calls/since",parentData:data0,parentDataProperty:"since",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.models !== undefined){
let data2 = data0.models;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate260(data2[i0], {instancePath:instancePath+"/calls/models/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate258.errors = [{instancePath:instancePath+"/calls/models",schemaPath:"#/properties/calls/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate258.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processes !== undefined){
let data4 = data.processes;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate262(data4[i1], {instancePath:instancePath+"/processes/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate258.errors = [{instancePath:instancePath+"/processes",schemaPath:"#/properties/processes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deployments !== undefined){
let data6 = data.deployments;
const _errs10 = errors;
if(errors === _errs10){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.total === undefined) && (missing2 = "total")) || ((data6.ejected === undefined) && (missing2 = "ejected"))){
validate258.errors = [{instancePath:instancePath+"/deployments",schemaPath:"#/properties/deployments/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data6.total !== undefined){
let data7 = data6.total;
const _errs12 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate258.errors = [{instancePath:instancePath+"/deployments/total",schemaPath:"#/properties/deployments/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.ejected !== undefined){
let data8 = data6.ejected;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
var valid5 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs16 = errors;
if(typeof data8[i2] !== "string"){
validate258.errors = [{instancePath:instancePath+"/deployments/ejected/" + i2,schemaPath:"#/properties/deployments/properties/ejected/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
else {
validate258.errors = [{instancePath:instancePath+"/deployments/ejected",schemaPath:"#/properties/deployments/properties/ejected/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate258.errors = [{instancePath:instancePath+"/deployments",schemaPath:"#/properties/deployments/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate258.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}

export const DeploymentList = validate265;
const schema98 = {"type":"object","required":["processes"],"properties":{"processes":{"type":"array","items":{"type":"object","required":["process_id","deployments"],"properties":{"process_id":{"type":"integer"},"deployments":{"type":"array","items":{"$ref":"contract#/components/schemas/DeploymentHealth"}}}}}}};
const schema99 = {"type":"object","required":["deployment","state","reason","ejected_until","in_flight","connections","consecutive_failures","first_token_ms","response_ms","models"],"properties":{"deployment":{"type":"string"},"state":{"type":"string"},"reason":{"type":["string","null"]},"ejected_until":{"$ref":"contract#/components/schemas/OptionalTime"},"in_flight":{"type":"integer"},"connections":{"$ref":"contract#/components/schemas/Connections"},"consecutive_failures":{"type":"integer"},"first_token_ms":{"type":["integer","null"]},"response_ms":{"type":["integer","null"]},"models":{"type":"array","items":{"type":"string"}}}};
const schema100 = {"type":["object","null"],"required":["in_use","max","waiting"],"properties":{"in_use":{"type":"integer"},"max":{"type":"integer"},"waiting":{"type":"integer"}}};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate268.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema100.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.in_use === undefined) && (missing0 = "in_use")) || ((data.max === undefined) && (missing0 = "max"))) || ((data.waiting === undefined) && (missing0 = "waiting"))){
validate268.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.in_use !== undefined){
let data0 = data.in_use;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate268.errors = [{instancePath:instancePath+"/in_use",schemaPath:"#/properties/in_use/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined){
let data1 = data.max;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate268.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
let data2 = data.waiting;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate268.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
}
validate268.errors = vErrors;
return errors === 0;
}


function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.deployment === undefined) && (missing0 = "deployment")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.ejected_until === undefined) && (missing0 = "ejected_until"))) || ((data.in_flight === undefined) && (missing0 = "in_flight"))) || ((data.connections === undefined) && (missing0 = "connections"))) || ((data.consecutive_failures === undefined) && (missing0 = "consecutive_failures"))) || ((data.first_token_ms === undefined) && (missing0 = "first_token_ms"))) || ((data.response_ms === undefined) && (missing0 = "response_ms"))) || ((data.models === undefined) && (missing0 = "models"))){
validate266.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.deployment !== undefined){
const _errs1 = errors;
if(typeof data.deployment !== "string"){
validate266.errors = [{instancePath:instancePath+"/deployment",schemaPath:"#/properties/deployment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs3 = errors;
if(typeof data.state !== "string"){
validate266.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate266.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema99.properties.reason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ejected_until !== undefined){
const _errs7 = errors;
if(!(validate60(data.ejected_until, {instancePath:instancePath+"/ejected_until",parentData:data,parentDataProperty:"ejected_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.in_flight !== undefined){
let data4 = data.in_flight;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate266.errors = [{instancePath:instancePath+"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connections !== undefined){
const _errs10 = errors;
if(!(validate268(data.connections, {instancePath:instancePath+"/connections",parentData:data,parentDataProperty:"connections",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consecutive_failures !== undefined){
let data6 = data.consecutive_failures;
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate266.errors = [{instancePath:instancePath+"/consecutive_failures",schemaPath:"#/properties/consecutive_failures/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_token_ms !== undefined){
let data7 = data.first_token_ms;
const _errs13 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate266.errors = [{instancePath:instancePath+"/first_token_ms",schemaPath:"#/properties/first_token_ms/type",keyword:"type",params:{type: schema99.properties.first_token_ms.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_ms !== undefined){
let data8 = data.response_ms;
const _errs15 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate266.errors = [{instancePath:instancePath+"/response_ms",schemaPath:"#/properties/response_ms/type",keyword:"type",params:{type: schema99.properties.response_ms.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data9 = data.models;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs19 = errors;
if(typeof data9[i0] !== "string"){
validate266.errors = [{instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs19 === errors;
if(!valid1){
break;
}
}
}
else {
validate266.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
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
validate266.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate266.errors = vErrors;
return errors === 0;
}


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.processes === undefined) && (missing0 = "processes")){
validate265.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.processes !== undefined){
let data0 = data.processes;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.process_id === undefined) && (missing1 = "process_id")) || ((data1.deployments === undefined) && (missing1 = "deployments"))){
validate265.errors = [{instancePath:instancePath+"/processes/" + i0,schemaPath:"#/properties/processes/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.process_id !== undefined){
let data2 = data1.process_id;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate265.errors = [{instancePath:instancePath+"/processes/" + i0+"/process_id",schemaPath:"#/properties/processes/items/properties/process_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.deployments !== undefined){
let data3 = data1.deployments;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate266(data3[i1], {instancePath:instancePath+"/processes/" + i0+"/deployments/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/processes/" + i0+"/deployments",schemaPath:"#/properties/processes/items/properties/deployments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/processes/" + i0,schemaPath:"#/properties/processes/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/processes",schemaPath:"#/properties/processes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate265.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}

export const Restoration = validate271;
const schema101 = {"type":"object","required":["deployments","restored"],"properties":{"deployments":{"type":"array","items":{"type":"string"}},"restored":{"type":"array","items":{"type":"string"}}}};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.deployments === undefined) && (missing0 = "deployments")) || ((data.restored === undefined) && (missing0 = "restored"))){
validate271.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.deployments !== undefined){
let data0 = data.deployments;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate271.errors = [{instancePath:instancePath+"/deployments/" + i0,schemaPath:"#/properties/deployments/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate271.errors = [{instancePath:instancePath+"/deployments",schemaPath:"#/properties/deployments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restored !== undefined){
let data2 = data.restored;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(typeof data2[i1] !== "string"){
validate271.errors = [{instancePath:instancePath+"/restored/" + i1,schemaPath:"#/properties/restored/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate271.errors = [{instancePath:instancePath+"/restored",schemaPath:"#/properties/restored/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate271.errors = vErrors;
return errors === 0;
}

export const RouteExplanation = validate272;
const schema102 = {"type":"object","required":["processes"],"properties":{"processes":{"type":"array","items":{"$ref":"contract#/components/schemas/ProcessRoute"}}}};
const schema103 = {"type":"object","required":["process_id","requested_model","model","strategy","outcome","session","prefix","deployments","fallbacks"],"properties":{"process_id":{"type":"integer"},"requested_model":{"type":"string"},"model":{"type":["string","null"]},"strategy":{"type":["string","null"]},"outcome":{"type":["string","null"]},"session":{"$ref":"contract#/components/schemas/RouteSession"},"prefix":{"$ref":"contract#/components/schemas/RoutePrefix"},"deployments":{"type":"array","items":{"$ref":"contract#/components/schemas/RoutedDeployment"}},"fallbacks":{"type":"array","items":{"$ref":"contract#/components/schemas/RouteFallback"}}}};
const schema104 = {"type":"object","required":["source","header","field","deployment"],"properties":{"source":{"type":"string","enum":["disabled","body","header","conversation"]},"header":{"type":["string","null"]},"field":{"type":["string","null"]},"deployment":{"type":["string","null"]}}};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.source === undefined) && (missing0 = "source")) || ((data.header === undefined) && (missing0 = "header"))) || ((data.field === undefined) && (missing0 = "field"))) || ((data.deployment === undefined) && (missing0 = "deployment"))){
validate274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.source !== undefined){
let data0 = data.source;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate274.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "disabled") || (data0 === "body")) || (data0 === "header")) || (data0 === "conversation"))){
validate274.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema104.properties.source.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data1 = data.header;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate274.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: schema104.properties.header.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.field !== undefined){
let data2 = data.field;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate274.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: schema104.properties.field.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deployment !== undefined){
let data3 = data.deployment;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate274.errors = [{instancePath:instancePath+"/deployment",schemaPath:"#/properties/deployment/type",keyword:"type",params:{type: schema104.properties.deployment.type},message:"must be string,null"}];
return false;
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
}
else {
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}

const schema105 = {"type":["object","null"],"required":["blocks","served","deployment"],"properties":{"blocks":{"type":"integer"},"served":{"type":"integer"},"deployment":{"type":["string","null"]}}};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema105.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.blocks === undefined) && (missing0 = "blocks")) || ((data.served === undefined) && (missing0 = "served"))) || ((data.deployment === undefined) && (missing0 = "deployment"))){
validate276.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.blocks !== undefined){
let data0 = data.blocks;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate276.errors = [{instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.served !== undefined){
let data1 = data.served;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate276.errors = [{instancePath:instancePath+"/served",schemaPath:"#/properties/served/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deployment !== undefined){
let data2 = data.deployment;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate276.errors = [{instancePath:instancePath+"/deployment",schemaPath:"#/properties/deployment/type",keyword:"type",params:{type: schema105.properties.deployment.type},message:"must be string,null"}];
return false;
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
}
validate276.errors = vErrors;
return errors === 0;
}

const schema106 = {"type":"object","required":["deployment","state","reason","ejected_until","in_flight","connections","consecutive_failures","first_token_ms","response_ms","priority","weight","cost","max_in_flight","load","chance","obstacle"],"properties":{"deployment":{"type":"string"},"state":{"type":"string"},"reason":{"type":["string","null"]},"ejected_until":{"$ref":"contract#/components/schemas/OptionalTime"},"in_flight":{"type":"integer"},"connections":{"$ref":"contract#/components/schemas/Connections"},"consecutive_failures":{"type":"integer"},"first_token_ms":{"type":["integer","null"]},"response_ms":{"type":["integer","null"]},"priority":{"type":"number"},"weight":{"type":"number"},"cost":{"type":"number"},"max_in_flight":{"type":["integer","null"]},"load":{"type":"number"},"chance":{"type":"number"},"obstacle":{"type":["string","null"]}}};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.deployment === undefined) && (missing0 = "deployment")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.ejected_until === undefined) && (missing0 = "ejected_until"))) || ((data.in_flight === undefined) && (missing0 = "in_flight"))) || ((data.connections === undefined) && (missing0 = "connections"))) || ((data.consecutive_failures === undefined) && (missing0 = "consecutive_failures"))) || ((data.first_token_ms === undefined) && (missing0 = "first_token_ms"))) || ((data.response_ms === undefined) && (missing0 = "response_ms"))) || ((data.priority === undefined) && (missing0 = "priority"))) || ((data.weight === undefined) && (missing0 = "weight"))) || ((data.cost === undefined) && (missing0 = "cost"))) || ((data.max_in_flight === undefined) && (missing0 = "max_in_flight"))) || ((data.load === undefined) && (missing0 = "load"))) || ((data.chance === undefined) && (missing0 = "chance"))) || ((data.obstacle === undefined) && (missing0 = "obstacle"))){
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.deployment !== undefined){
const _errs1 = errors;
if(typeof data.deployment !== "string"){
validate278.errors = [{instancePath:instancePath+"/deployment",schemaPath:"#/properties/deployment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs3 = errors;
if(typeof data.state !== "string"){
validate278.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate278.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema106.properties.reason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ejected_until !== undefined){
const _errs7 = errors;
if(!(validate60(data.ejected_until, {instancePath:instancePath+"/ejected_until",parentData:data,parentDataProperty:"ejected_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.in_flight !== undefined){
let data4 = data.in_flight;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate278.errors = [{instancePath:instancePath+"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connections !== undefined){
const _errs10 = errors;
if(!(validate268(data.connections, {instancePath:instancePath+"/connections",parentData:data,parentDataProperty:"connections",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consecutive_failures !== undefined){
let data6 = data.consecutive_failures;
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate278.errors = [{instancePath:instancePath+"/consecutive_failures",schemaPath:"#/properties/consecutive_failures/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_token_ms !== undefined){
let data7 = data.first_token_ms;
const _errs13 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate278.errors = [{instancePath:instancePath+"/first_token_ms",schemaPath:"#/properties/first_token_ms/type",keyword:"type",params:{type: schema106.properties.first_token_ms.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_ms !== undefined){
let data8 = data.response_ms;
const _errs15 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate278.errors = [{instancePath:instancePath+"/response_ms",schemaPath:"#/properties/response_ms/type",keyword:"type",params:{type: schema106.properties.response_ms.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data9 = data.priority;
const _errs17 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate278.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weight !== undefined){
let data10 = data.weight;
const _errs19 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
validate278.errors = [{instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined){
let data11 = data.cost;
const _errs21 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate278.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_in_flight !== undefined){
let data12 = data.max_in_flight;
const _errs23 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate278.errors = [{instancePath:instancePath+"/max_in_flight",schemaPath:"#/properties/max_in_flight/type",keyword:"type",params:{type: schema106.properties.max_in_flight.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load !== undefined){
let data13 = data.load;
const _errs25 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
validate278.errors = [{instancePath:instancePath+"/load",schemaPath:"#/properties/load/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chance !== undefined){
let data14 = data.chance;
const _errs27 = errors;
if(!((typeof data14 == "number") && (isFinite(data14)))){
validate278.errors = [{instancePath:instancePath+"/chance",schemaPath:"#/properties/chance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obstacle !== undefined){
let data15 = data.obstacle;
const _errs29 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate278.errors = [{instancePath:instancePath+"/obstacle",schemaPath:"#/properties/obstacle/type",keyword:"type",params:{type: schema106.properties.obstacle.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs29 === errors;
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
}
}
}
else {
validate278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}

const schema107 = {"type":"object","required":["cause","models"],"properties":{"cause":{"type":"string"},"models":{"type":"array","items":{"type":"object","required":["model","ready"],"properties":{"model":{"type":"string"},"ready":{"type":"boolean"}}}}}};

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.cause === undefined) && (missing0 = "cause")) || ((data.models === undefined) && (missing0 = "models"))){
validate282.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cause !== undefined){
const _errs1 = errors;
if(typeof data.cause !== "string"){
validate282.errors = [{instancePath:instancePath+"/cause",schemaPath:"#/properties/cause/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data1 = data.models;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.model === undefined) && (missing1 = "model")) || ((data2.ready === undefined) && (missing1 = "ready"))){
validate282.errors = [{instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.model !== undefined){
const _errs7 = errors;
if(typeof data2.model !== "string"){
validate282.errors = [{instancePath:instancePath+"/models/" + i0+"/model",schemaPath:"#/properties/models/items/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.ready !== undefined){
const _errs9 = errors;
if(typeof data2.ready !== "boolean"){
validate282.errors = [{instancePath:instancePath+"/models/" + i0+"/ready",schemaPath:"#/properties/models/items/properties/ready/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate282.errors = [{instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate282.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
validate282.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate282.errors = vErrors;
return errors === 0;
}


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.process_id === undefined) && (missing0 = "process_id")) || ((data.requested_model === undefined) && (missing0 = "requested_model"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.strategy === undefined) && (missing0 = "strategy"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.session === undefined) && (missing0 = "session"))) || ((data.prefix === undefined) && (missing0 = "prefix"))) || ((data.deployments === undefined) && (missing0 = "deployments"))) || ((data.fallbacks === undefined) && (missing0 = "fallbacks"))){
validate273.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.process_id !== undefined){
let data0 = data.process_id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate273.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requested_model !== undefined){
const _errs3 = errors;
if(typeof data.requested_model !== "string"){
validate273.errors = [{instancePath:instancePath+"/requested_model",schemaPath:"#/properties/requested_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data2 = data.model;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate273.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema103.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strategy !== undefined){
let data3 = data.strategy;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate273.errors = [{instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: schema103.properties.strategy.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data4 = data.outcome;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate273.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: schema103.properties.outcome.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session !== undefined){
const _errs11 = errors;
if(!(validate274(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
const _errs12 = errors;
if(!(validate276(data.prefix, {instancePath:instancePath+"/prefix",parentData:data,parentDataProperty:"prefix",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deployments !== undefined){
let data7 = data.deployments;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate278(data7[i0], {instancePath:instancePath+"/deployments/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate273.errors = [{instancePath:instancePath+"/deployments",schemaPath:"#/properties/deployments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallbacks !== undefined){
let data9 = data.fallbacks;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs18 = errors;
if(!(validate282(data9[i1], {instancePath:instancePath+"/fallbacks/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
}
else {
validate273.errors = [{instancePath:instancePath+"/fallbacks",schemaPath:"#/properties/fallbacks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
}
}
}
}
else {
validate273.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate273.errors = vErrors;
return errors === 0;
}


function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.processes === undefined) && (missing0 = "processes")){
validate272.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.processes !== undefined){
let data0 = data.processes;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate273(data0[i0], {instancePath:instancePath+"/processes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate272.errors = [{instancePath:instancePath+"/processes",schemaPath:"#/properties/processes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate272.errors = vErrors;
return errors === 0;
}

export const GuardrailTrial = validate285;
const schema108 = {"type":"object","required":["process_id","outcome","guardrails"],"properties":{"process_id":{"type":"integer"},"outcome":{"type":"string","enum":["allowed","blocked","unavailable"]},"guardrails":{"type":"array","items":{"type":"object","required":["guardrail","outcome"],"properties":{"guardrail":{"type":"string"},"outcome":{"type":"string","enum":["allowed","blocked","unreadable","failed","timed_out","stopped"]}}}}}};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.process_id === undefined) && (missing0 = "process_id")) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.guardrails === undefined) && (missing0 = "guardrails"))){
validate285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.process_id !== undefined){
let data0 = data.process_id;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate285.errors = [{instancePath:instancePath+"/process_id",schemaPath:"#/properties/process_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data1 = data.outcome;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate285.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "allowed") || (data1 === "blocked")) || (data1 === "unavailable"))){
validate285.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema108.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
let data2 = data.guardrails;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.guardrail === undefined) && (missing1 = "guardrail")) || ((data3.outcome === undefined) && (missing1 = "outcome"))){
validate285.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.guardrail !== undefined){
const _errs9 = errors;
if(typeof data3.guardrail !== "string"){
validate285.errors = [{instancePath:instancePath+"/guardrails/" + i0+"/guardrail",schemaPath:"#/properties/guardrails/items/properties/guardrail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.outcome !== undefined){
let data5 = data3.outcome;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate285.errors = [{instancePath:instancePath+"/guardrails/" + i0+"/outcome",schemaPath:"#/properties/guardrails/items/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data5 === "allowed") || (data5 === "blocked")) || (data5 === "unreadable")) || (data5 === "failed")) || (data5 === "timed_out")) || (data5 === "stopped"))){
validate285.errors = [{instancePath:instancePath+"/guardrails/" + i0+"/outcome",schemaPath:"#/properties/guardrails/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema108.properties.guardrails.items.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate285.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate285.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate285.errors = vErrors;
return errors === 0;
}

export const PriceList = validate286;
const schema109 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"contract#/components/schemas/ModelPrice"}}}};
const schema110 = {"type":"object","required":["model","free","valid_from","source","date","nano_eur"],"properties":{"model":{"type":"string"},"free":{"type":"boolean"},"valid_from":{"$ref":"contract#/components/schemas/OptionalTime"},"source":{"$ref":"contract#/components/schemas/OptionalText"},"date":{"type":["string","null"]},"nano_eur":{"type":"object","additionalProperties":{"$ref":"contract#/components/schemas/Nano"}}}};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.model === undefined) && (missing0 = "model")) || ((data.free === undefined) && (missing0 = "free"))) || ((data.valid_from === undefined) && (missing0 = "valid_from"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.date === undefined) && (missing0 = "date"))) || ((data.nano_eur === undefined) && (missing0 = "nano_eur"))){
validate287.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate287.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.free !== undefined){
const _errs3 = errors;
if(typeof data.free !== "boolean"){
validate287.errors = [{instancePath:instancePath+"/free",schemaPath:"#/properties/free/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valid_from !== undefined){
const _errs5 = errors;
if(!(validate60(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs6 = errors;
if(!(validate177(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data4 = data.date;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate287.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema110.properties.date.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nano_eur !== undefined){
let data5 = data.nano_eur;
const _errs9 = errors;
if(errors === _errs9){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
const _errs12 = errors;
if(!(validate116(data5[key0], {instancePath:instancePath+"/nano_eur/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate287.errors = [{instancePath:instancePath+"/nano_eur",schemaPath:"#/properties/nano_eur/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
}
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate286.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate287(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}

export const Configuration = validate292;
const schema111 = {"type":"object","required":["file","models","backends","guardrails"],"properties":{"file":{"type":"string"},"models":{"type":"array","items":{"$ref":"contract#/components/schemas/ConfiguredModel"}},"backends":{"type":"array","items":{"type":"object","required":["name","kind"],"properties":{"name":{"type":"string"},"kind":{"type":"string"}}}},"guardrails":{"type":"array","items":{"type":"string"}}}};
const schema112 = {"type":"object","required":["id","capabilities","visibility","tier","free","deployments"],"properties":{"id":{"type":"string"},"capabilities":{"type":"array","items":{"type":"string"}},"visibility":{"type":"string","enum":["public","hidden"]},"tier":{"type":["string","null"]},"free":{"type":"boolean"},"deployments":{"type":"array","items":{"type":"string"}}}};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.capabilities === undefined) && (missing0 = "capabilities"))) || ((data.visibility === undefined) && (missing0 = "visibility"))) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.free === undefined) && (missing0 = "free"))) || ((data.deployments === undefined) && (missing0 = "deployments"))){
validate293.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate293.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data1 = data.capabilities;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate293.errors = [{instancePath:instancePath+"/capabilities/" + i0,schemaPath:"#/properties/capabilities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate293.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data3 = data.visibility;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate293.errors = [{instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "public") || (data3 === "hidden"))){
validate293.errors = [{instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema112.properties.visibility.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
let data4 = data.tier;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate293.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: schema112.properties.tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.free !== undefined){
const _errs11 = errors;
if(typeof data.free !== "boolean"){
validate293.errors = [{instancePath:instancePath+"/free",schemaPath:"#/properties/free/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deployments !== undefined){
let data6 = data.deployments;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(typeof data6[i1] !== "string"){
validate293.errors = [{instancePath:instancePath+"/deployments/" + i1,schemaPath:"#/properties/deployments/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
validate293.errors = [{instancePath:instancePath+"/deployments",schemaPath:"#/properties/deployments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}


function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.file === undefined) && (missing0 = "file")) || ((data.models === undefined) && (missing0 = "models"))) || ((data.backends === undefined) && (missing0 = "backends"))) || ((data.guardrails === undefined) && (missing0 = "guardrails"))){
validate292.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate292.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data1 = data.models;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate293(data1[i0], {instancePath:instancePath+"/models/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backends !== undefined){
let data3 = data.backends;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.name === undefined) && (missing1 = "name")) || ((data4.kind === undefined) && (missing1 = "kind"))){
validate292.errors = [{instancePath:instancePath+"/backends/" + i1,schemaPath:"#/properties/backends/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.name !== undefined){
const _errs10 = errors;
if(typeof data4.name !== "string"){
validate292.errors = [{instancePath:instancePath+"/backends/" + i1+"/name",schemaPath:"#/properties/backends/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.kind !== undefined){
const _errs12 = errors;
if(typeof data4.kind !== "string"){
validate292.errors = [{instancePath:instancePath+"/backends/" + i1+"/kind",schemaPath:"#/properties/backends/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/backends/" + i1,schemaPath:"#/properties/backends/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
let data7 = data.guardrails;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data7)){
var valid4 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
const _errs16 = errors;
if(typeof data7[i2] !== "string"){
validate292.errors = [{instancePath:instancePath+"/guardrails/" + i2,schemaPath:"#/properties/guardrails/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}

export const ConfigurationCheck = validate295;
const schema113 = {"type":"object","required":["valid","file","from_file","models","backends","problems","warnings"],"properties":{"valid":{"type":"boolean"},"file":{"type":"string"},"from_file":{"type":"boolean"},"models":{"type":"integer"},"backends":{"type":"integer"},"problems":{"type":"array","items":{"$ref":"contract#/components/schemas/ConfigurationProblem"}},"warnings":{"type":"array","items":{"$ref":"contract#/components/schemas/ConfigurationProblem"}}}};
const schema114 = {"type":"object","required":["file","line","column","message"],"properties":{"file":{"type":"string"},"line":{"type":"integer"},"column":{"type":"integer"},"message":{"type":"string"},"suggestion":{"type":"string"}}};

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.file === undefined) && (missing0 = "file")) || ((data.line === undefined) && (missing0 = "line"))) || ((data.column === undefined) && (missing0 = "column"))) || ((data.message === undefined) && (missing0 = "message"))){
validate296.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate296.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data1 = data.line;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate296.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
let data2 = data.column;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate296.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs7 = errors;
if(typeof data.message !== "string"){
validate296.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suggestion !== undefined){
const _errs9 = errors;
if(typeof data.suggestion !== "string"){
validate296.errors = [{instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
}
}
else {
validate296.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}


function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.valid === undefined) && (missing0 = "valid")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.from_file === undefined) && (missing0 = "from_file"))) || ((data.models === undefined) && (missing0 = "models"))) || ((data.backends === undefined) && (missing0 = "backends"))) || ((data.problems === undefined) && (missing0 = "problems"))) || ((data.warnings === undefined) && (missing0 = "warnings"))){
validate295.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.valid !== undefined){
const _errs1 = errors;
if(typeof data.valid !== "boolean"){
validate295.errors = [{instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs3 = errors;
if(typeof data.file !== "string"){
validate295.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from_file !== undefined){
const _errs5 = errors;
if(typeof data.from_file !== "boolean"){
validate295.errors = [{instancePath:instancePath+"/from_file",schemaPath:"#/properties/from_file/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data3 = data.models;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate295.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backends !== undefined){
let data4 = data.backends;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate295.errors = [{instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.problems !== undefined){
let data5 = data.problems;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate296(data5[i0], {instancePath:instancePath+"/problems/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
if(!valid1){
break;
}
}
}
else {
validate295.errors = [{instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
let data7 = data.warnings;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data7)){
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs16 = errors;
if(!(validate296(data7[i1], {instancePath:instancePath+"/warnings/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
}
else {
validate295.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
}
}
else {
validate295.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate295.errors = vErrors;
return errors === 0;
}

export const Reload = validate299;
const schema115 = {"type":"object","required":["outcome","models","backends"],"properties":{"outcome":{"type":"string","enum":["reloaded","unchanged"]},"models":{"type":"integer"},"backends":{"type":"integer"}}};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.outcome === undefined) && (missing0 = "outcome")) || ((data.models === undefined) && (missing0 = "models"))) || ((data.backends === undefined) && (missing0 = "backends"))){
validate299.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.outcome !== undefined){
let data0 = data.outcome;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate299.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "reloaded") || (data0 === "unchanged"))){
validate299.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema115.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data1 = data.models;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate299.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backends !== undefined){
let data2 = data.backends;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate299.errors = [{instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate299.errors = vErrors;
return errors === 0;
}

