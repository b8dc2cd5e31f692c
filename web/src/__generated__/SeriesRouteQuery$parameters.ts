/**
 * @generated SignedSource<<b3d11790db156f750e6bb1635527d0e6>>
 * @relayHash 074b28c0425c41a3fe27ce18977bc23e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b74921ccd696a801ce33adf3959d52994a1477a823b1b6bb9828453970ecb71

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SeriesRouteQuery } from './SeriesRouteQuery.graphql';

const node: PreloadableConcreteRequest<SeriesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b74921ccd696a801ce33adf3959d52994a1477a823b1b6bb9828453970ecb71",
    "metadata": {},
    "name": "SeriesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
