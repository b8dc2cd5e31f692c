/**
 * @generated SignedSource<<4f6f870cd1af8b0130d8d58a982f5feb>>
 * @relayHash 967a3a274a46663e98ba102b17161aa6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3949605ca2dbd6b408fd445872c7dadbbb3d09d4fc730af5e634bd30fba6b90

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeRouteQuery } from './HomeRouteQuery.graphql';

const node: PreloadableConcreteRequest<HomeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3949605ca2dbd6b408fd445872c7dadbbb3d09d4fc730af5e634bd30fba6b90",
    "metadata": {},
    "name": "HomeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
