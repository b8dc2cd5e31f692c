/**
 * @generated SignedSource<<dde15e053cf8739db1da37720aba9fb5>>
 * @relayHash dcac3a22f80466c367647c79bdd0ed6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d78a22fe209f917b67dcf05ec7a80ce9d13c5e10e6c50aec353c7a8716e3c0e2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d78a22fe209f917b67dcf05ec7a80ce9d13c5e10e6c50aec353c7a8716e3c0e2",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
