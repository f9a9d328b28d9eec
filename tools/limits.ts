/** How much is taken from outside. docs/security.md says it in words. */
export const limits = {
  /** Of a request of the editor, without a file. */
  requestBytes: 1_000_000,
  /** Of a picture or recording that the page sends. */
  uploadBytes: 4_000_000_000,
  /** Of a picture, which is read whole. */
  pictureBytes: 200_000_000,
  /** Width times height, of a picture or of each frame of a recording. */
  pixels: 268_000_000,
  /** Of a drawing that is published as one. */
  svgBytes: 200_000,
  /** Of the work on one picture. */
  pictureSeconds: 60,
  /** Of one run of ffmpeg. */
  recordingSeconds: 1800,
  resumeBytes: 1_000_000,
  /** Lists and groups within one another, entries of all lists and groups together, letters of a name or date. */
  resumeDepth: 20,
  resumeEntries: 10_000,
  resumeName: 100,
};
