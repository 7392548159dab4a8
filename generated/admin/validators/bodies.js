// Written by `npm run generate` from admin.openapi.yaml. Change the contract, not this file.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const NewToken = validate53;
const schema20 = {"type":"object","additionalProperties":false,"required":["name","role","expires_at"],"properties":{"name":{"$ref":"contract#/components/schemas/Name"},"role":{"$ref":"contract#/components/schemas/Role"},"organisation":{"type":"string","minLength":1,"maxLength":200},"expires_at":{"$ref":"contract#/components/schemas/Time"}}};
const schema21 = {"type":"string","minLength":1,"maxLength":100};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) < 1){
validate54.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data.length > 100 && (data.length > 200 || func1(data) > 100)){
validate54.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"string","enum":["viewer","finance","operator","admin"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "viewer") || (data === "finance")) || (data === "operator")) || (data === "admin"))){
validate56.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"string","format":"date-time","maxLength":40};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.validate(data))){
validate58.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
if(data.length > 40 && (data.length > 80 || func1(data) > 40)){
validate58.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate58.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "role")) || (key0 === "organisation")) || (key0 === "expires_at"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate54(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate56(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organisation !== undefined){
let data2 = data.organisation;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate53.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 200 && (data2.length > 400 || func1(data2) > 200)){
validate53.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs6 = errors;
if(!(validate58(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

export const NewOrganisation = validate60;
const schema24 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"contract#/components/schemas/Name"}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "name")){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
if(!(validate54(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
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

export const NewProject = validate62;
const schema25 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"contract#/components/schemas/Name"},"organisation":{"type":"string","minLength":1,"maxLength":200},"models":{"$ref":"contract#/components/schemas/ProjectModels"},"required_tags":{"$ref":"contract#/components/schemas/RequiredTags"}}};
const schema26 = {"anyOf":[{"type":"string","enum":["all"]},{"$ref":"contract#/components/schemas/ModelIds"}]};
const schema27 = {"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate65.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
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
validate65.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
validate65.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema26.anyOf[0].enum},message:"must be equal to one of the allowed values"};
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
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
validate64.errors = vErrors;
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
validate64.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"array","maxItems":8,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}$","maxLength":32}};
const pattern3 = new RegExp("^[a-z][a-z0-9_]{0,31}$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 8){
validate68.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
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
validate68.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}$"+"\""}];
return false;
}
else {
if(data0.length > 32 && (data0.length > 64 || func1(data0) > 32)){
validate68.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate68.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
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
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "organisation")) || (key0 === "models")) || (key0 === "required_tags"))){
validate62.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate54(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organisation !== undefined){
let data1 = data.organisation;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate62.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 200 && (data1.length > 400 || func1(data1) > 200)){
validate62.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
const _errs5 = errors;
if(!(validate64(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required_tags !== undefined){
const _errs6 = errors;
if(!(validate68(data.required_tags, {instancePath:instancePath+"/required_tags",parentData:data,parentDataProperty:"required_tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

export const ProjectChange = validate70;
const schema29 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"$ref":"contract#/components/schemas/Name"},"models":{"$ref":"contract#/components/schemas/ProjectModels"},"required_tags":{"$ref":"contract#/components/schemas/RequiredTags"}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate70.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "models")) || (key0 === "required_tags"))){
validate70.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate54(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
const _errs3 = errors;
if(!(validate64(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
if(!(validate68(data.required_tags, {instancePath:instancePath+"/required_tags",parentData:data,parentDataProperty:"required_tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

export const ProjectModelChange = validate74;
const schema30 = {"type":"object","additionalProperties":false,"required":["enabled"],"properties":{"enabled":{"type":"boolean"}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.enabled === undefined) && (missing0 = "enabled")){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "enabled")){
validate74.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
validate74.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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

export const QuotaChange = validate75;
const schema31 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"max_bytes":{"$ref":"contract#/components/schemas/QuotaLimit"},"max_count":{"$ref":"contract#/components/schemas/QuotaLimit"}}};
const schema32 = {"type":["integer","null"],"minimum":0,"maximum":9007199254740991};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema32.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate76.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate76.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate76.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate75.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "max_bytes") || (key0 === "max_count"))){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.max_bytes !== undefined){
const _errs2 = errors;
if(!(validate76(data.max_bytes, {instancePath:instancePath+"/max_bytes",parentData:data,parentDataProperty:"max_bytes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_count !== undefined){
const _errs3 = errors;
if(!(validate76(data.max_count, {instancePath:instancePath+"/max_count",parentData:data,parentDataProperty:"max_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}

export const BudgetChange = validate79;
const schema33 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"limit_eur_cents":{"type":["integer","null"],"minimum":0,"maximum":100000000000},"raise_eur_cents":{"type":"integer","minimum":1,"maximum":100000000000}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate79.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "limit_eur_cents") || (key0 === "raise_eur_cents"))){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit_eur_cents !== undefined){
let data0 = data.limit_eur_cents;
const _errs2 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate79.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/type",keyword:"type",params:{type: schema33.properties.limit_eur_cents.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000000000 || isNaN(data0)){
validate79.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate79.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raise_eur_cents !== undefined){
let data1 = data.raise_eur_cents;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate79.errors = [{instancePath:instancePath+"/raise_eur_cents",schemaPath:"#/properties/raise_eur_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000000000 || isNaN(data1)){
validate79.errors = [{instancePath:instancePath+"/raise_eur_cents",schemaPath:"#/properties/raise_eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate79.errors = [{instancePath:instancePath+"/raise_eur_cents",schemaPath:"#/properties/raise_eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

export const NewKey = validate80;
const schema34 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"contract#/components/schemas/Name"},"models":{"$ref":"contract#/components/schemas/KeyModels"},"expires_at":{"$ref":"contract#/components/schemas/OptionalTime"},"requests_per_minute":{"$ref":"contract#/components/schemas/RequestsPerMinute"}}};
const schema35 = {"anyOf":[{"$ref":"contract#/components/schemas/ModelIds"},{"type":"null"}]};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
validate82.errors = vErrors;
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
validate82.errors = vErrors;
return errors === 0;
}

const schema36 = {"anyOf":[{"$ref":"contract#/components/schemas/Time"},{"type":"null"}]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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

const schema37 = {"type":["integer","null"],"minimum":1,"maximum":1000000000};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema37.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
validate88.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate88.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate88.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "models")) || (key0 === "expires_at")) || (key0 === "requests_per_minute"))){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate54(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
const _errs3 = errors;
if(!(validate82(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs4 = errors;
if(!(validate85(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests_per_minute !== undefined){
const _errs5 = errors;
if(!(validate88(data.requests_per_minute, {instancePath:instancePath+"/requests_per_minute",parentData:data,parentDataProperty:"requests_per_minute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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

export const KeyChange = validate90;
const schema38 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"$ref":"contract#/components/schemas/Name"},"models":{"$ref":"contract#/components/schemas/KeyModels"},"expires_at":{"$ref":"contract#/components/schemas/OptionalTime"},"requests_per_minute":{"$ref":"contract#/components/schemas/RequestsPerMinute"}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate90.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "models")) || (key0 === "expires_at")) || (key0 === "requests_per_minute"))){
validate90.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate54(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
const _errs3 = errors;
if(!(validate82(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs4 = errors;
if(!(validate85(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests_per_minute !== undefined){
const _errs5 = errors;
if(!(validate88(data.requests_per_minute, {instancePath:instancePath+"/requests_per_minute",parentData:data,parentDataProperty:"requests_per_minute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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

export const KeyRotation = validate95;
const schema39 = {"type":"object","additionalProperties":false,"required":["grace_seconds"],"properties":{"grace_seconds":{"type":"integer","minimum":0,"maximum":7776000}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.grace_seconds === undefined) && (missing0 = "grace_seconds")){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "grace_seconds")){
validate95.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.grace_seconds !== undefined){
let data0 = data.grace_seconds;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate95.errors = [{instancePath:instancePath+"/grace_seconds",schemaPath:"#/properties/grace_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 7776000 || isNaN(data0)){
validate95.errors = [{instancePath:instancePath+"/grace_seconds",schemaPath:"#/properties/grace_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7776000},message:"must be <= 7776000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate95.errors = [{instancePath:instancePath+"/grace_seconds",schemaPath:"#/properties/grace_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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

export const NewBudget = validate96;
const schema40 = {"type":"object","additionalProperties":false,"required":["scope","of","interval","limit_eur_cents"],"properties":{"scope":{"$ref":"contract#/components/schemas/BudgetScope"},"of":{"type":"string","minLength":1,"maxLength":300},"model":{"type":["string","null"],"minLength":1,"maxLength":300},"tag":{"type":["string","null"],"pattern":"^[a-z][a-z0-9_]{0,31}:.","minLength":3,"maxLength":160},"interval":{"$ref":"contract#/components/schemas/BudgetInterval"},"limit_eur_cents":{"type":"integer","minimum":0,"maximum":100000000000},"soft":{"type":"boolean","default":false}}};
const schema41 = {"type":"string","enum":["organisation","project","key"]};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "organisation") || (data === "project")) || (data === "key"))){
validate97.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate97.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"string","enum":["day","week","month"]};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "day") || (data === "week")) || (data === "month"))){
validate99.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate99.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^[a-z][a-z0-9_]{0,31}:.", "u");

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.scope === undefined) && (missing0 = "scope")) || ((data.of === undefined) && (missing0 = "of"))) || ((data.interval === undefined) && (missing0 = "interval"))) || ((data.limit_eur_cents === undefined) && (missing0 = "limit_eur_cents"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "scope") || (key0 === "of")) || (key0 === "model")) || (key0 === "tag")) || (key0 === "interval")) || (key0 === "limit_eur_cents")) || (key0 === "soft"))){
validate96.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.scope !== undefined){
const _errs2 = errors;
if(!(validate97(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.of !== undefined){
let data1 = data.of;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate96.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate96.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate96.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema40.properties.model.type},message:"must be string,null"}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate96.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 300 && (data2.length > 600 || func1(data2) > 300)){
validate96.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag !== undefined){
let data3 = data.tag;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate96.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: schema40.properties.tag.type},message:"must be string,null"}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) < 3){
validate96.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate96.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}:."},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}:."+"\""}];
return false;
}
else {
if(data3.length > 160 && (data3.length > 320 || func1(data3) > 160)){
validate96.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
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
if(data.interval !== undefined){
const _errs9 = errors;
if(!(validate99(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit_eur_cents !== undefined){
let data5 = data.limit_eur_cents;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate96.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000000000 || isNaN(data5)){
validate96.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate96.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
if(data.soft !== undefined){
const _errs12 = errors;
if(typeof data.soft !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/soft",schemaPath:"#/properties/soft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

export const createBudgetConsumed = validate101;
const schema43 = {"type":"object","required":[],"properties":{"model":{"type":["string","null"],"minLength":1,"maxLength":300}},"$id":"own-createBudgetConsumed"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-createBudgetConsumed" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate101.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema43.properties.model.type},message:"must be string,null"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate101.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data0.length > 300 && (data0.length > 600 || func1(data0) > 300)){
validate101.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
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

export const BudgetUpdate = validate102;
const schema44 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"limit_eur_cents":{"type":"integer","minimum":0,"maximum":100000000000},"raise_eur_cents":{"type":"integer","minimum":1,"maximum":100000000000},"soft":{"type":"boolean"},"next_limit_eur_cents":{"type":["integer","null"],"minimum":0,"maximum":100000000000},"top_up":{"anyOf":[{"$ref":"contract#/components/schemas/NewTopUp"},{"type":"null"}]}}};
const schema45 = {"type":"object","additionalProperties":false,"required":["eur_cents","reason"],"properties":{"eur_cents":{"type":"integer","minimum":1,"maximum":100000000000},"until":{"type":"string","format":"date-time","maxLength":40},"reason":{"type":"string","minLength":1,"maxLength":500}}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.eur_cents === undefined) && (missing0 = "eur_cents")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "eur_cents") || (key0 === "until")) || (key0 === "reason"))){
validate103.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.eur_cents !== undefined){
let data0 = data.eur_cents;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate103.errors = [{instancePath:instancePath+"/eur_cents",schemaPath:"#/properties/eur_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000000000 || isNaN(data0)){
validate103.errors = [{instancePath:instancePath+"/eur_cents",schemaPath:"#/properties/eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate103.errors = [{instancePath:instancePath+"/eur_cents",schemaPath:"#/properties/eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined){
let data1 = data.until;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate103.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
if(data1.length > 40 && (data1.length > 80 || func1(data1) > 40)){
validate103.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate103.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 500 && (data2.length > 1000 || func1(data2) > 500)){
validate103.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate102.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "limit_eur_cents") || (key0 === "raise_eur_cents")) || (key0 === "soft")) || (key0 === "next_limit_eur_cents")) || (key0 === "top_up"))){
validate102.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit_eur_cents !== undefined){
let data0 = data.limit_eur_cents;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate102.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000000000 || isNaN(data0)){
validate102.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate102.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raise_eur_cents !== undefined){
let data1 = data.raise_eur_cents;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate102.errors = [{instancePath:instancePath+"/raise_eur_cents",schemaPath:"#/properties/raise_eur_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000000000 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/raise_eur_cents",schemaPath:"#/properties/raise_eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/raise_eur_cents",schemaPath:"#/properties/raise_eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.soft !== undefined){
const _errs6 = errors;
if(typeof data.soft !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/soft",schemaPath:"#/properties/soft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_limit_eur_cents !== undefined){
let data3 = data.next_limit_eur_cents;
const _errs8 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate102.errors = [{instancePath:instancePath+"/next_limit_eur_cents",schemaPath:"#/properties/next_limit_eur_cents/type",keyword:"type",params:{type: schema44.properties.next_limit_eur_cents.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000000 || isNaN(data3)){
validate102.errors = [{instancePath:instancePath+"/next_limit_eur_cents",schemaPath:"#/properties/next_limit_eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate102.errors = [{instancePath:instancePath+"/next_limit_eur_cents",schemaPath:"#/properties/next_limit_eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_up !== undefined){
let data4 = data.top_up;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!(validate103(data4, {instancePath:instancePath+"/top_up",parentData:data,parentDataProperty:"top_up",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs13 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
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
validate102.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

export const BulkRequest = validate105;
const schema46 = {"type":"object","additionalProperties":false,"required":["operations"],"properties":{"operations":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"contract#/components/schemas/BulkOperation"}}}};
const schema47 = {"type":"object","additionalProperties":false,"required":["operation"],"properties":{"operation":{"type":"string","enum":["createOrganisation","updateOrganisation","deleteOrganisation","createProject","updateProject","deleteProject","updateProjectModel","updateQuota","createKey","updateKey","revokeKey","rotateKey","updateBudget"]},"path":{"type":"object","additionalProperties":{"type":"string","maxLength":300}},"query":{"type":"object","additionalProperties":{"anyOf":[{"type":"string","maxLength":500},{"type":"boolean"}]}},"if_match":{"type":"string","maxLength":8192},"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"body":{"type":"object"}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.operation === undefined) && (missing0 = "operation")){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "operation") || (key0 === "path")) || (key0 === "query")) || (key0 === "if_match")) || (key0 === "idempotency_key")) || (key0 === "body"))){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate106.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data0 === "createOrganisation") || (data0 === "updateOrganisation")) || (data0 === "deleteOrganisation")) || (data0 === "createProject")) || (data0 === "updateProject")) || (data0 === "deleteProject")) || (data0 === "updateProjectModel")) || (data0 === "updateQuota")) || (data0 === "createKey")) || (data0 === "updateKey")) || (data0 === "revokeKey")) || (data0 === "rotateKey")) || (data0 === "updateBudget"))){
validate106.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema47.properties.operation.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 300 && (data2.length > 600 || func1(data2) > 300)){
validate106.errors = [{instancePath:instancePath+"/path/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/path/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/path/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/path/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate106.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
let data4 = data3[key2];
const _errs12 = errors;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(data4.length > 500 && (data4.length > 1000 || func1(data4) > 500)){
const err0 = {instancePath:instancePath+"/query/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/query/additionalProperties/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/query/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/query/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs16 = errors;
if(typeof data4 !== "boolean"){
const err2 = {instancePath:instancePath+"/query/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/query/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/query/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/query/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate106.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.if_match !== undefined){
let data5 = data.if_match;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(data5.length > 8192 && (data5.length > 16384 || func1(data5) > 8192)){
validate106.errors = [{instancePath:instancePath+"/if_match",schemaPath:"#/properties/if_match/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/if_match",schemaPath:"#/properties/if_match/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency_key !== undefined){
let data6 = data.idempotency_key;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(func1(data6) < 1){
validate106.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data6.length > 255 && (data6.length > 510 || func1(data6) > 255)){
validate106.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data7 = data.body;
const _errs22 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate106.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
if((data.operations === undefined) && (missing0 = "operations")){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "operations")){
validate105.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operations !== undefined){
let data0 = data.operations;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate105.errors = [{instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data0.length < 1){
validate105.errors = [{instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate106(data0[i0], {instancePath:instancePath+"/operations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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

export const OrganisationFile = validate108;
const schema48 = {"type":"object","additionalProperties":false,"required":["organisations"],"properties":{"organisations":{"type":"object","additionalProperties":{"$ref":"contract#/components/schemas/DeclaredOrganisation"}}}};
const schema49 = {"type":["object","null"],"additionalProperties":false,"properties":{"budgets":{"$ref":"contract#/components/schemas/DeclaredBudgets"},"projects":{"type":["object","null"],"additionalProperties":{"$ref":"contract#/components/schemas/DeclaredProject"}}}};
const schema50 = {"type":"array","maxItems":1000,"items":{"$ref":"contract#/components/schemas/DeclaredBudget"}};
const schema51 = {"type":"object","additionalProperties":false,"required":["interval","limit_eur_cents"],"properties":{"interval":{"$ref":"contract#/components/schemas/BudgetInterval"},"model":{"type":"string","minLength":1,"maxLength":300},"tag":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}:.","minLength":3,"maxLength":160},"limit_eur_cents":{"type":"integer","minimum":0,"maximum":100000000000},"soft":{"type":"boolean"},"next_limit":{"type":["object","null"],"additionalProperties":false,"required":["eur_cents","from"],"properties":{"eur_cents":{"type":"integer","minimum":0,"maximum":100000000000},"from":{"type":"string","format":"date","maxLength":40}}},"top_up":{"type":["object","null"],"additionalProperties":false,"required":["eur_cents","until","reason"],"properties":{"eur_cents":{"type":"integer","minimum":1,"maximum":100000000000},"until":{"type":"string","format":"date-time","maxLength":40},"reason":{"type":"string","minLength":1,"maxLength":500}}}}};
const formats4 = require("ajv-formats/dist/formats").fullFormats.date;

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.interval === undefined) && (missing0 = "interval")) || ((data.limit_eur_cents === undefined) && (missing0 = "limit_eur_cents"))){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "interval") || (key0 === "model")) || (key0 === "tag")) || (key0 === "limit_eur_cents")) || (key0 === "soft")) || (key0 === "next_limit")) || (key0 === "top_up"))){
validate111.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.interval !== undefined){
const _errs2 = errors;
if(!(validate99(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
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
validate111.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 300 && (data1.length > 600 || func1(data1) > 300)){
validate111.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate111.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate111.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}:."},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}:."+"\""}];
return false;
}
else {
if(data2.length > 160 && (data2.length > 320 || func1(data2) > 160)){
validate111.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate111.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000000 || isNaN(data3)){
validate111.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate111.errors = [{instancePath:instancePath+"/limit_eur_cents",schemaPath:"#/properties/limit_eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate111.errors = [{instancePath:instancePath+"/soft",schemaPath:"#/properties/soft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate111.errors = [{instancePath:instancePath+"/next_limit",schemaPath:"#/properties/next_limit/type",keyword:"type",params:{type: schema51.properties.next_limit.type},message:"must be object,null"}];
return false;
}
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.eur_cents === undefined) && (missing1 = "eur_cents")) || ((data5.from === undefined) && (missing1 = "from"))){
validate111.errors = [{instancePath:instancePath+"/next_limit",schemaPath:"#/properties/next_limit/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data5){
if(!((key1 === "eur_cents") || (key1 === "from"))){
validate111.errors = [{instancePath:instancePath+"/next_limit",schemaPath:"#/properties/next_limit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data5.eur_cents !== undefined){
let data6 = data5.eur_cents;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate111.errors = [{instancePath:instancePath+"/next_limit/eur_cents",schemaPath:"#/properties/next_limit/properties/eur_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000000000 || isNaN(data6)){
validate111.errors = [{instancePath:instancePath+"/next_limit/eur_cents",schemaPath:"#/properties/next_limit/properties/eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate111.errors = [{instancePath:instancePath+"/next_limit/eur_cents",schemaPath:"#/properties/next_limit/properties/eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(formats4.validate(data7))){
validate111.errors = [{instancePath:instancePath+"/next_limit/from",schemaPath:"#/properties/next_limit/properties/from/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
else {
if(data7.length > 40 && (data7.length > 80 || func1(data7) > 40)){
validate111.errors = [{instancePath:instancePath+"/next_limit/from",schemaPath:"#/properties/next_limit/properties/from/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/next_limit/from",schemaPath:"#/properties/next_limit/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate111.errors = [{instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/type",keyword:"type",params:{type: schema51.properties.top_up.type},message:"must be object,null"}];
return false;
}
if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((((data8.eur_cents === undefined) && (missing2 = "eur_cents")) || ((data8.until === undefined) && (missing2 = "until"))) || ((data8.reason === undefined) && (missing2 = "reason"))){
validate111.errors = [{instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs20 = errors;
for(const key2 in data8){
if(!(((key2 === "eur_cents") || (key2 === "until")) || (key2 === "reason"))){
validate111.errors = [{instancePath:instancePath+"/top_up",schemaPath:"#/properties/top_up/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs20 === errors){
if(data8.eur_cents !== undefined){
let data9 = data8.eur_cents;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate111.errors = [{instancePath:instancePath+"/top_up/eur_cents",schemaPath:"#/properties/top_up/properties/eur_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100000000000 || isNaN(data9)){
validate111.errors = [{instancePath:instancePath+"/top_up/eur_cents",schemaPath:"#/properties/top_up/properties/eur_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate111.errors = [{instancePath:instancePath+"/top_up/eur_cents",schemaPath:"#/properties/top_up/properties/eur_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(!(formats0.validate(data10))){
validate111.errors = [{instancePath:instancePath+"/top_up/until",schemaPath:"#/properties/top_up/properties/until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
if(data10.length > 40 && (data10.length > 80 || func1(data10) > 40)){
validate111.errors = [{instancePath:instancePath+"/top_up/until",schemaPath:"#/properties/top_up/properties/until/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/top_up/until",schemaPath:"#/properties/top_up/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate111.errors = [{instancePath:instancePath+"/top_up/reason",schemaPath:"#/properties/top_up/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data11.length > 500 && (data11.length > 1000 || func1(data11) > 500)){
validate111.errors = [{instancePath:instancePath+"/top_up/reason",schemaPath:"#/properties/top_up/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/top_up/reason",schemaPath:"#/properties/top_up/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate110.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate111(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
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
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}

const schema52 = {"type":["object","null"],"additionalProperties":false,"properties":{"models":{"$ref":"contract#/components/schemas/ProjectModels"},"disabled_models":{"$ref":"contract#/components/schemas/ModelIds"},"required_tags":{"$ref":"contract#/components/schemas/RequiredTags"},"budgets":{"$ref":"contract#/components/schemas/DeclaredBudgets"},"quota":{"type":["object","null"],"additionalProperties":false,"properties":{"max_bytes":{"$ref":"contract#/components/schemas/QuotaLimit"},"max_count":{"$ref":"contract#/components/schemas/QuotaLimit"}}},"keys":{"type":["object","null"],"additionalProperties":{"$ref":"contract#/components/schemas/DeclaredKey"}}}};
const schema53 = {"type":["object","null"],"additionalProperties":false,"properties":{"models":{"$ref":"contract#/components/schemas/KeyModels"},"requests_per_minute":{"$ref":"contract#/components/schemas/RequestsPerMinute"},"expires_at":{"anyOf":[{"type":"string","format":"date","maxLength":40},{"type":"string","format":"date-time","maxLength":40},{"type":"null"}]},"budgets":{"$ref":"contract#/components/schemas/DeclaredBudgets"}}};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema53.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "models") || (key0 === "requests_per_minute")) || (key0 === "expires_at")) || (key0 === "budgets"))){
validate122.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.models !== undefined){
const _errs2 = errors;
if(!(validate82(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
if(!(validate88(data.requests_per_minute, {instancePath:instancePath+"/requests_per_minute",parentData:data,parentDataProperty:"requests_per_minute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
if(!(formats4.validate(data2))){
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
if(!(formats0.validate(data2))){
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
validate122.errors = vErrors;
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
if(!(validate110(data.budgets, {instancePath:instancePath+"/budgets",parentData:data,parentDataProperty:"budgets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
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
validate122.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema52.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "models") || (key0 === "disabled_models")) || (key0 === "required_tags")) || (key0 === "budgets")) || (key0 === "quota")) || (key0 === "keys"))){
validate115.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.models !== undefined){
const _errs2 = errors;
if(!(validate64(data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
if(!(validate65(data.disabled_models, {instancePath:instancePath+"/disabled_models",parentData:data,parentDataProperty:"disabled_models",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
if(!(validate68(data.required_tags, {instancePath:instancePath+"/required_tags",parentData:data,parentDataProperty:"required_tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
if(!(validate110(data.budgets, {instancePath:instancePath+"/budgets",parentData:data,parentDataProperty:"budgets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
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
validate115.errors = [{instancePath:instancePath+"/quota",schemaPath:"#/properties/quota/type",keyword:"type",params:{type: schema52.properties.quota.type},message:"must be object,null"}];
return false;
}
if(errors === _errs6){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const _errs8 = errors;
for(const key1 in data4){
if(!((key1 === "max_bytes") || (key1 === "max_count"))){
validate115.errors = [{instancePath:instancePath+"/quota",schemaPath:"#/properties/quota/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data4.max_bytes !== undefined){
const _errs9 = errors;
if(!(validate76(data4.max_bytes, {instancePath:instancePath+"/quota/max_bytes",parentData:data4,parentDataProperty:"max_bytes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
if(!(validate76(data4.max_count, {instancePath:instancePath+"/quota/max_count",parentData:data4,parentDataProperty:"max_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
validate115.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: schema52.properties.keys.type},message:"must be object,null"}];
return false;
}
if(errors === _errs11){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
const _errs14 = errors;
if(!(validate122(data7[key2], {instancePath:instancePath+"/keys/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
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
validate115.errors = vErrors;
return errors === 0;
}


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema49.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "budgets") || (key0 === "projects"))){
validate109.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.budgets !== undefined){
const _errs2 = errors;
if(!(validate110(data.budgets, {instancePath:instancePath+"/budgets",parentData:data,parentDataProperty:"budgets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
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
validate109.errors = [{instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: schema49.properties.projects.type},message:"must be object,null"}];
return false;
}
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs6 = errors;
if(!(validate115(data1[key1], {instancePath:instancePath+"/projects/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
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
validate109.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.organisations === undefined) && (missing0 = "organisations")){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "organisations")){
validate108.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!(validate109(data0[key1], {instancePath:instancePath+"/organisations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/organisations",schemaPath:"#/properties/organisations/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}

export const RouteQuery = validate129;
const schema54 = {"type":"object","additionalProperties":false,"required":["model"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"headers":{"type":"object","additionalProperties":{"type":"string","maxLength":8192}},"body":{"type":"object"},"stream":{"type":"boolean"},"project_id":{"type":["string","null"],"maxLength":100}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "model") || (key0 === "headers")) || (key0 === "body")) || (key0 === "stream")) || (key0 === "project_id"))){
validate129.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.model !== undefined){
let data0 = data.model;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate129.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
validate129.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data1 = data.headers;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 8192 && (data2.length > 16384 || func1(data2) > 8192)){
validate129.errors = [{instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate129.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data3 = data.body;
const _errs9 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate129.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs11 = errors;
if(typeof data.stream !== "boolean"){
validate129.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data5 = data.project_id;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate129.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema54.properties.project_id.type},message:"must be string,null"}];
return false;
}
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length > 100 && (data5.length > 200 || func1(data5) > 100)){
validate129.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
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
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}

export const explainRouteConsumed = validate130;
const schema55 = {"type":"object","required":["model"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200}},"$id":"own-explainRouteConsumed"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-explainRouteConsumed" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate130.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
validate130.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}

export const GuardrailQuery = validate131;
const schema56 = {"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1,"maxLength":200000},"model":{"type":"string","minLength":1,"maxLength":200},"guardrails":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":200}}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "text") || (key0 === "model")) || (key0 === "guardrails"))){
validate131.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.text !== undefined){
let data0 = data.text;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate131.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data0.length > 200000 && (data0.length > 400000 || func1(data0) > 200000)){
validate131.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data1 = data.model;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate131.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 200 && (data1.length > 400 || func1(data1) > 200)){
validate131.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
let data2 = data.guardrails;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 100){
validate131.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate131.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data3.length > 200 && (data3.length > 400 || func1(data3) > 200)){
validate131.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}

export const tryGuardrailsConsumed = validate132;
const schema57 = {"type":"object","required":[],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"guardrails":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":200}}},"$id":"own-tryGuardrailsConsumed"};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="own-tryGuardrailsConsumed" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate132.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
validate132.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guardrails !== undefined){
let data1 = data.guardrails;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 100){
validate132.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate132.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 200 && (data2.length > 400 || func1(data2) > 200)){
validate132.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/guardrails/" + i0,schemaPath:"#/properties/guardrails/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/guardrails",schemaPath:"#/properties/guardrails/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}

