/** The parts of a JSON Resume (jsonresume.org/schema) that the site has a place for. All of them are optional. */
export type Resume = {
  basics?: Basics;
  work?: Work[];
  skills?: Skill[];
  projects?: ResumeProject[];
};

export type Basics = {
  name?: string;
  label?: string;
  email?: string;
  phone?: string;
  url?: string;
  summary?: string;
  profiles?: ResumeProfile[];
};

export type ResumeProfile = { network?: string; url?: string };

export type Work = {
  name?: string;
  position?: string;
  description?: string;
  startDate?: string;
  endDate?: string;
  summary?: string;
  highlights?: string[];
};

export type Skill = { name?: string; keywords?: string[] };

export type ResumeProject = {
  name?: string;
  description?: string;
  highlights?: string[];
  keywords?: string[];
  url?: string;
};
