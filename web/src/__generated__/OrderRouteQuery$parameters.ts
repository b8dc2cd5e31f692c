/**
 * @generated SignedSource<<93d9bb3b55262e905c12becbc30793c1>>
 * @relayHash f0b228e30f36cded3447bff88bbdde85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77890fad3b0ff61f302a1d08839d1c847ec2f25b0440b415b7de2c33a90223ee

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77890fad3b0ff61f302a1d08839d1c847ec2f25b0440b415b7de2c33a90223ee",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
