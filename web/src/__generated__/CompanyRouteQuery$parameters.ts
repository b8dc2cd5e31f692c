/**
 * @generated SignedSource<<2241fbb0a43cca31e8bc8d11151626a2>>
 * @relayHash b40b2329dec981c0ff716d60c4fdf535
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 070b4e6b4fc603abc85fd3aad5c34c5fda7dc632e249aad374bcf4fab7975dd8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompanyRouteQuery } from './CompanyRouteQuery.graphql';

const node: PreloadableConcreteRequest<CompanyRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "070b4e6b4fc603abc85fd3aad5c34c5fda7dc632e249aad374bcf4fab7975dd8",
    "metadata": {},
    "name": "CompanyRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
