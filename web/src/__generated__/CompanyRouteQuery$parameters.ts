/**
 * @generated SignedSource<<a5d032b4f9cf27080de35a518ecba274>>
 * @relayHash 8f6b903a035a8190c76da347778e84b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc9ad8cecef6ba71e9a0053ca6301f483c227938d08138de2cdbad4d6dcab11b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompanyRouteQuery } from './CompanyRouteQuery.graphql';

const node: PreloadableConcreteRequest<CompanyRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc9ad8cecef6ba71e9a0053ca6301f483c227938d08138de2cdbad4d6dcab11b",
    "metadata": {},
    "name": "CompanyRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
