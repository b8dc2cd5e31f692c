/**
 * @generated SignedSource<<bf27a72ec92fc72749a2b31b7c5e02fc>>
 * @relayHash 9185016bb5fb03fb7df1bc9c005f8168
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53f7045095e936033408e133bb334fda136a9a6f8f9f9ef0454410a17ef507df

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53f7045095e936033408e133bb334fda136a9a6f8f9f9ef0454410a17ef507df",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
